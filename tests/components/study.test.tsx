// @vitest-environment happy-dom
/** What all studies share: the list of lessons, the task, the answer and why, what comes next and what comes back. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShellLinkProps } from '../../src/components/ShellLinkProps';
import { ok } from '../../src/core/result';
import type { StudyTypes } from '../../src/core/study';
import { DrillFrame } from '../../src/frame/study/DrillFrame';
import type { Course, DrillProps, StudyProps } from '../../src/frame/study/StudyProps';
import { StudyRoom } from '../../src/frame/study/StudyRoom';
import { createSaves } from '../../src/store/saving/saves';
import { createStudy, type StudyStore } from '../../src/store/study/createStudy';
import { fakeChannel, fakeDatabase, fakeLocal, fakeTime } from '../store/fakes';

/** What is twice the number? */
interface Doubling extends StudyTypes {
  readonly position: number;
  readonly answer: number;
  readonly said: { readonly code: 'is' | 'since'; readonly cells?: readonly number[] };
}

let store: StudyStore;
const asked: number[] = [];

const course = (): Course<Doubling> => ({
  mood: 'cups',
  study: {
    lessons: [
      { code: 'double', level: 1 },
      { code: 'hard', level: 3 },
    ],
    judge: (position, answer) => ({
      isRight: answer === position * 2,
      said: [{ code: 'is' }, { code: 'since', cells: [position] }],
    }),
    solution: (position) => position * 2,
  },
  words: {
    lesson: (code) => ({ name: `Lesson ${code}`, idea: 'Add it to itself.', task: 'Say twice the number.' }),
    said: ({ code }, position) => (code === 'is' ? `Twice ${position} is ${position * 2}.` : 'It was added.'),
  },
  store,
  worker: {
    wake: () => {},
    ask: async ({ position }) => {
      asked.push(position);
      return ok(position + 10);
    },
  },
  areas: {},
});

function Numbers({ position, onAnswer, told }: DrillProps<Doubling>) {
  return (
    <DrillFrame shape={1}>
      <p>{`The number ${position}, lit ${told?.cells?.join() ?? 'nothing'}`}</p>
      <button type="button" onClick={() => onAnswer(position * 2)}>
        right
      </button>
      <button type="button" onClick={() => onAnswer(0)}>
        wrong
      </button>
    </DrillFrame>
  );
}

const Link = ({ children, ...rest }: ShellLinkProps) => <a {...rest}>{children}</a>;

async function open(lesson: string | null, followed = false) {
  const page: StudyProps = {
    link: Link,
    homeHref: '/',
    gameHref: '/cups',
    gameTitle: 'Cups',
    lesson,
    hrefOf: (one) => `/cups/study${one ? `?lesson=${one}` : ''}`,
    keepCopy: vi.fn(),
    followed,
  };
  const shown = render(<StudyRoom page={page} course={course()} drill={Numbers} />);
  if (lesson === 'double') await screen.findByText(/The number/);
  return shown;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const exercise = () => document.querySelector('[data-say=exercise]')?.textContent;

beforeEach(async () => {
  const { schedule } = fakeTime();
  const ports = { database: fakeDatabase(), local: fakeLocal(), writer: 'one', ...fakeChannel(), schedule };
  store = createStudy(createSaves('cups-study', { ...ports, foundMore: () => {} }));
  await store.load();
  asked.length = 0;
});

it('gives the focus to the position where a link led to it, since that link is gone', async () => {
  await open('double', true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'right' })).toHaveFocus());
});

it('lists every lesson under its level with how far it is, and leads to each', async () => {
  store.answered('double', 0, true);
  store.answered('double', 1, false);
  await open(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Study Cups' })).toBeInTheDocument();
  const first = within(screen.getByRole('region', { name: 'First steps' }));
  expect(first.getByRole('link')).toHaveAttribute('href', '/cups/study?lesson=double');
  expect(first.getByRole('link')).toHaveTextContent('1 of 100 · 1 to come back');
  expect(within(screen.getByRole('region', { name: 'For experts' })).getByRole('link')).toHaveTextContent(
    '0 of 100',
  );
  expect(screen.queryByRole('region', { name: 'Further on' })).toBeNull();
});

it('says so where there is no such lesson, and lists those there are', async () => {
  await open('unheard-of');
  expect(screen.getByText(/There is no such lesson/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Lesson/ })).toHaveLength(2);
});

it('tells idea and task, then that it is right and why, and goes on', async () => {
  await open('double');
  expect(exercise()).toBe('Lesson double. Add it to itself. Say twice the number.');
  await press('right');
  expect(exercise()).toContain('Right. Twice 10 is 20.');
  expect(screen.queryByRole('button', { name: 'Why?' })).toBeInTheDocument();
  await press('Why?');
  expect(exercise()).toContain('It was added.');
  expect(screen.getByText('The number 10, lit 10')).toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(await screen.findByText('The number 11, lit nothing')).toBeInTheDocument();
  expect(store.getState().progress.double).toEqual({ solved: [0], again: [], turns: 1 });
});

it('lets a wrong answer be tried again, counts the first alone, and brings it back', async () => {
  await open('double');
  await press('wrong');
  expect(exercise()).toContain('Not this time.');
  await userEvent.keyboard('t');
  await press('right');
  expect(exercise()).toContain('Right.');
  expect(store.getState().progress.double).toEqual({
    solved: [],
    again: [{ position: 0, due: 4 }],
    turns: 1,
  });
});

it('shows the answer on request, which solves nothing', async () => {
  await open('double');
  await userEvent.keyboard('a');
  expect(exercise()).toContain('The answer: Twice 10 is 20.');
  await press('wrong');
  expect(exercise()).toContain('The answer:');
  expect(store.getState().progress.double?.again).toHaveLength(1);
});

it('shows the answer after a wrong one, too, and counts that once', async () => {
  await open('double');
  await press('wrong');
  await userEvent.keyboard('a');
  expect(exercise()).toContain('The answer: Twice 10 is 20.');
  expect(screen.getByRole('button', { name: 'Show answer' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('w');
  await userEvent.keyboard('a');
  expect(exercise()).toContain('It was added.');
  expect(store.getState().progress.double?.turns).toBe(1);
});

it('passes over what is skipped, once', async () => {
  await open('double');
  await userEvent.keyboard('s');
  expect(await screen.findByText(/The number 11/)).toBeInTheDocument();
  expect(store.getState().progress.double).toEqual({
    solved: [],
    again: [{ position: 0, due: 4 }],
    turns: 1,
  });
});

it('never loses the focus: the last reason leaves it on the way on, the way on with the task, a tool on itself', async () => {
  await open('double');
  const focused = () => document.activeElement?.textContent;
  await press('right');
  screen.getByRole('button', { name: 'Why?' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Next'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toContain('Say twice the number.'));
  screen.getByRole('button', { name: 'Skip' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText(/The number 12/);
  await waitFor(() => expect(focused()).toBe('Skip'));
});

it('asks for the next position while the answer is read, and for each once', async () => {
  await open('double');
  expect(asked).toEqual([0]);
  await press('right');
  expect(asked).toEqual([0, 1]);
  await press('Next');
  await screen.findByText(/The number 11/);
  expect(asked).toEqual([0, 1]);
});
