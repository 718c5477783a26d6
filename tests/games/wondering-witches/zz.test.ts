import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { chanceFrom } from '/work/main/src/core/rng';
import { createBoard } from '/work/main/src/games/wondering-witches/board/createBoard';
import { boardSvg } from '/work/main/src/games/wondering-witches/board/svg';
it('x', () => {
 const b=createBoard({style:'classic',players:3,sides:1,ingredients:8,recipe:4,specials:true,notes:true}, chanceFrom('q'));
 writeFileSync('/tmp/board.svg', boardSvg(b,0,'Wondering Witches'));
});
