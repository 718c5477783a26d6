/** What players notice of each edition, as CHANGELOG.md has it: one line a game, the rest when it is asked for. */
import { editions } from 'virtual:changes';
import { Panel } from '../boot/Panel';
import { CHANGES } from './changesPart';

export function WhatChanged() {
  return (
    <Panel title="What changed" name={CHANGES}>
      {editions.map(({ version, name, isReleased, parts }) => (
        <section key={version}>
          <h3>{name}</h3>
          {!isReleased && (
            <p className="text-sm text-soft">Not released yet: you have it before others do.</p>
          )}
          {parts.map(({ title, changes }) => (
            <details key={title}>
              <summary className="min-h-11 content-center font-semibold text-accent-text">
                {title} <span className="figures font-normal text-soft">({changes.length})</span>
              </summary>
              <ul className="grid list-disc gap-1 ps-5 pb-3 leading-snug">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </Panel>
  );
}
