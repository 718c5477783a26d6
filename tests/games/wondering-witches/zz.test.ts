import { it } from 'vitest';
import { expect as must } from '/work/main/src/core/result';
import { chanceFrom } from '/work/main/src/core/rng';
import { rules, soloView } from '/work/main/src/games/wondering-witches/rules';
import { inquire } from '/work/main/src/games/wondering-witches/deduce';
import { LEVELS } from '/work/main/src/games/wondering-witches/levels';
import { nextTurn } from '/work/main/src/games/wondering-witches/solo/think';
const N = Number(process.env.GAMES ?? 20);
const EFFORT = { recipes: 5000, nodes: 20000, probes: 100, nodesPerNote: 0, samples: 150, potions: 1 };
it('fun', () => {
  for (const { name, config } of LEVELS) {
    if (process.env.LEVEL && name !== process.env.LEVEL) continue;
    const won: number[] = []; let ditch = 0, poison = 0, ditchWon=0, tested=0, turns=0; const t0=performance.now();
    for (let g = 0; g < N; g++) {
      const seed = 'fun' + g; const chance = chanceFrom(seed);
      let s = must(rules.start(config, rules.deal(config, chance))); let known = -1; let samples: any[] = [];
      while (s.phase === 'playing' || s.phase === 'lastDitch') {
        const v = soloView(s);
        if (known !== v.potions.length) { samples = [...inquire(v, EFFORT).samples]; known = v.potions.length; }
        const t = nextTurn(v, samples); if (!t) throw new Error('no turn');
        const next = rules.apply(s, t.move, chance); if (!next.ok) throw new Error(next.fault.code + ' ' + rules.formatMove(t.move));
        s = next.value;
        (globalThis as any).L=((globalThis as any).L??[]); (globalThis as any).L.push(rules.formatMove(t.move)); if (s.turns > 400) console.log((globalThis as any).L.slice(-30).join(' / '), JSON.stringify(s.beds), JSON.stringify(s.gardens), JSON.stringify(s.abilities), JSON.stringify(t.items)); if (s.turns > 400) throw new Error('endless ' + name);
      }
      tested += s.potions.length; turns += s.turns;
      if (s.phase === 'won' && s.loss === null) won.push(s.potions.length); else if (s.phase === 'won') ditchWon++; else if (s.loss === 'poison') poison++; else ditch++;
    }
    won.sort((a, b) => a - b);
    console.log(name, 'won', won.length, 'ditchwon', ditchWon, 'full', ditch, 'poison', poison, 'median', won[won.length >> 1], 'meanTested', tested / N, 'turns', turns / N, 'ms/game', (performance.now() - t0) / N);
  }
}, 600000);
