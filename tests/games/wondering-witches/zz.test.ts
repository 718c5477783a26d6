import { it } from 'vitest';
import { chanceFrom } from '/work/main/src/core/rng';
import { createBoard } from '/work/main/src/games/wondering-witches/board/createBoard';
it('x', () => {
  for (const style of ['classic','modern'] as const) for (let players=1;players<=5;players++) for (const recipe of [4,6]) for (const sides of [1,2]) {
    let worst=0,sum=0, ones=0, areas=0, full=0, diff=0, fails=0;
    for (let s=0;s<200;s++){ let asked=0; const c=chanceFrom('b'+s); const ch=(p:string,n:number)=>{asked++;return c(p,n)};
      let b; try { b=createBoard({style,players,sides,ingredients:8,recipe,specials:true,notes:true}, ch);} catch { fails++; continue; }
      worst=Math.max(worst,asked); sum+=asked; areas+=b.areas.length; ones+=b.areas.filter(a=>a.cells.length===1).length; full+=b.areas.filter(a=>a.cells.length===recipe).length;
      if(s===0&&sides===1){ const g=Array(32).fill('.'); b.areas.forEach((a,i)=>a.cells.forEach(x=>g[x]=(a.kind==='cauldron'?'ABCDEFGHIJKLMNOP':'abcdefghijklmnop')[i])); for(let r=0;r<4;r++)console.log(g.slice(r*8,r*8+8).join(''), b.owners.slice(r*8,r*8+8).join(''));}
    }
    console.log(style,players,recipe,sides,'fails',fails,'worst',worst,'mean',sum/200,'areas',areas/200,'ones',ones/200,'full',full/200);
  }
});
