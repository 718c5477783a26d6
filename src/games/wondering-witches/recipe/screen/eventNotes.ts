import { EVENTS } from '../events';
import { EVENT_TEXTS } from '../words/events';
import type { ResultNote } from './Result';

/** What happens at the table after a potion: the event by its index, if there is one. */
export function eventNotes(event: number | null): ResultNote[] {
  const happened = event === null ? undefined : EVENTS[event];
  return happened ? [{ title: happened.name, text: EVENT_TEXTS[happened.name], tone: happened.tone }] : [];
}
