/** What players notice of each edition, as CHANGELOG.md has it. */
import { editions } from 'virtual:changes';
import { Panel } from '../boot/Panel';
import { CHANGES } from './changesPart';

export function WhatChanged() {
  return (
    <Panel title="What changed" name={CHANGES}>
      {editions.map(({ version, name, parts }) => (
        <section key={version} className="grid gap-3">
          <h3>{name}</h3>
          {parts.map(({ title, changes }) => (
            <section key={title}>
              <h4 className="font-semibold">{title}</h4>
              <ul className="grid list-disc gap-1 ps-5 leading-snug">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </Panel>
  );
}
