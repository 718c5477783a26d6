import type { Fault } from '../../core/result';
import type { RunFaultCode } from '../../core/runs/runFaults';
import { faultSentence } from '../words/faults';
import { type Sentences, sentenceOf } from '../words/sentences';

const SENTENCES: Sentences<RunFaultCode> = {
  RUN_TOO_LONG: 'The run in this link is too long to be one.',
  RUN_CHARACTERS: 'The run in this link has characters that no link has.',
  RUN_NOT_UNPACKED: 'This browser cannot unpack the run in this link.',
  RUN_TOO_LARGE: 'The run in this link is larger than any run may be.',
  RUN_DAMAGED: 'The run in this link is damaged.',
  RUN_NEWER: 'The run in this link was played with a newer version of Parlour. Reload to update.',
  RUN_OF_ANOTHER_DEAL: 'The run in this link is of another deal.',
  RUN_NOT_PLAYABLE: 'The run in this link cannot be played by the rules.',
  RUN_OTHER_RESULT: 'The run in this link did not end as it says.',
  RUN_OTHER_COUNTS: 'The run in this link does not count what was played in it.',
  RUN_ONE_TOO_MANY: 'Five runs of this deal are kept already. Open this link again once you have seen them.',
  RUN_OTHER_TIMES: 'The times of the run in this link cannot be right.',
};

/** Which of its moves it was is no help to whoever has been sent it. */
export function runFaultSentence({ code }: Fault): string {
  return faultSentence({ code }, { fault: () => sentenceOf(SENTENCES, code) });
}
