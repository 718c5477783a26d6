/** What this is, whose work is in it, and what to do when something is wrong. */
import { type ReactNode, useId, useState } from 'react';
import { CopyButton } from '../../components/CopyButton';
import { PageShell } from '../boot/PageShell';
import { Panel } from '../boot/Panel';
import { useProblemReport } from '../errors/report';
import { OfflineNote } from '../offline/OfflineNote';
import { savedRooms } from '../rooms';
import { CREDITS, type Credit } from './credits';
import { WhatChanged } from './WhatChanged';

export { EditionNote } from './EditionNote';

export default function About() {
  return (
    <PageShell
      title="About"
      intro="Five games to play alone, online or offline. Each explains itself as you play."
    >
      <Panel title="What you can rely on">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-4">
          <Vow title="No server">The games run in this page. Once loaded, they need no connection.</Vow>
          <Vow title="No account, no tracking">
            No cookies, no counters, nobody else’s scripts. What you play is stored in this browser only.
          </Vow>
          <Vow title="Fair deals">
            A deal marked as verified was checked by a program, under the rules you play by.
          </Vow>
        </ul>
        <p className="text-sm text-soft">
          Only one thing is ever fetched from elsewhere, and only if you ask for it: newer cards for Dokuborn,
          from lorcanajson.org.
        </p>
      </Panel>
      <WhatChanged />
      <Problem />
      <Panel title="Credits">
        <div className="columns-[15rem_2] gap-x-8">
          {CREDITS.map(({ title, credits }) => (
            <section key={title} className="break-inside-avoid pb-5">
              <h3>{title}</h3>
              <ul>
                {credits.map((credit) => (
                  <CreditLine key={credit.what} {...credit} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p>
          <a href={`${import.meta.env.BASE_URL}licences.txt`} target="_blank" rel="noreferrer">
            All licences in full, in a new tab
          </a>
        </p>
        <p className="text-sm text-soft">
          Dokuborn uses facts about the cards of Disney Lorcana, collected by LorcanaJSON. Parlour is neither
          made nor endorsed by Disney or Ravensburger; names belong to their owners. Card faces and all other
          art were drawn for Parlour or come from the sets named above.
        </p>
      </Panel>
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm/normal text-soft">
        <p className="figures">Parlour {__BUILD__}, under the MIT licence</p>
        <OfflineNote />
      </footer>
    </PageShell>
  );
}

function Vow({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="text-sm text-soft">{children}</p>
    </li>
  );
}

function CreditLine({ what, by, licence, url }: Credit) {
  return (
    <li className="mt-2 grid leading-[1.3]">
      <a href={url} rel="noreferrer" className="min-h-6 justify-self-start">
        {what}
      </a>
      <span className="text-sm text-soft">
        {by} · {licence}
      </span>
    </li>
  );
}

function Problem() {
  const [game, setGame] = useState('');
  const selectId = useId();
  const report = useProblemReport(game === '' ? undefined : game);
  return (
    <Panel title="When something is wrong">
      <p>
        Copy a report and send it to whoever gave you Parlour. It holds the version, your browser’s name, the
        last errors and, if you choose a game, its moves, so that others see the same board.
      </p>
      <div className="grid justify-items-start gap-2">
        <label htmlFor={selectId} className="font-semibold">
          Which game?
        </label>
        <div className="flex w-full flex-wrap gap-2">
          <select
            id={selectId}
            className="input"
            value={game}
            onChange={(event) => setGame(event.currentTarget.value)}
          >
            <option value="">No game</option>
            {savedRooms.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <CopyButton text={report} label="Copy report" kind="primary" />
        </div>
      </div>
      <details>
        <summary className="min-h-11 content-center font-semibold text-accent-text">See the report</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
        <section tabIndex={0} aria-label="Report" className="max-h-72 overflow-auto rounded-md">
          <pre className="share-text code text-[0.8125rem] wrap-anywhere">{report}</pre>
        </section>
      </details>
    </Panel>
  );
}
