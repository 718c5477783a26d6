/** How it is played: the rules dialog, and the steps of the tutorial, each pointing at a part of the screen. */
import type { LaterParts } from '../../../src/frame/frame';
import { Cup } from './Cup';

export const rules: LaterParts['rules'] = {
  title: 'How to play Cups',
  intro: 'A pearl lies under one of the cups. Find it within three lifts.',
  sections: [
    {
      id: 'lift',
      title: 'Lifting',
      picture: <Cup lifted pearl />,
      content: <p>Press a cup to lift it. If the pearl is there, you have won.</p>,
    },
    {
      id: 'whisper',
      title: 'Whispers',
      picture: <Cup lifted />,
      content: (
        <p>
          Over an empty cup somebody whispers something true: on which side the pearl lies, or whether its cup
          has an odd or an even number.
        </p>
      ),
    },
    {
      id: 'cross',
      title: 'Crossing out',
      picture: <Cup crossed />,
      content: <p>Cross out what the whispers rule out; it costs nothing and changes nothing.</p>,
    },
  ],
  keys: [
    { keys: '← →', does: 'Move along the cups' },
    { keys: 'Enter', does: 'Lift the cup' },
    { keys: 'X, Shift Enter', does: 'Cross the cup out; by mouse a right click, by touch a long press' },
    { keys: 'H', does: 'Hint' },
    { keys: 'U', does: 'Undo' },
    { keys: 'Shift U', does: 'Redo' },
    { keys: '?', does: 'This page' },
  ],
};

export const tutorial: LaterParts['tutorial'] = [
  {
    id: 'aim',
    title: 'A pearl',
    text: 'It lies under one of these cups. Press one to lift it.',
    target: '[data-part=board]',
  },
  {
    id: 'whisper',
    title: 'A whisper',
    text: 'An empty cup tells you something true. You have three lifts.',
    target: '[data-part=whispers]',
  },
  { id: 'tools', text: 'Stuck? A hint looks at what you know, and no further.', target: '.shell-tools' },
];
