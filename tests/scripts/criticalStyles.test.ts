/** What a painted page keeps of its stylesheets: whatever may show in its markup before the app is there, and no more. */
import { describe, expect, it } from 'vitest';
import { criticalStyles } from '../../scripts/build/criticalStyles';

const MARKUP =
  '<main class="room wide:w-full" data-mood="mole"><h1 id="top">Mole</h1><a href="/">Home</a></main>';
const kept = (styles: string) => criticalStyles(styles, MARKUP);

describe('critical styles', () => {
  it.each([
    ['a class', '.room{color:red}'],
    ['a class with a colon', '.wide\\:w-full{width:100%}'],
    ['a tag', 'main>h1{color:red}'],
    ['an id', '#top{color:red}'],
    ['an attribute and its value', '[data-mood=mole]{color:red}'],
    ['what is set on the page before it is painted', ':root[data-theme=dark] .room{color:red}'],
    ['one of several', ':is(.gone,.room){color:red}'],
    ['what is not there', 'a:not(.gone){color:red}'],
    ['a parent by its child', 'main:has(h1){color:red}'],
    ['the focus of a keyboard', 'a:focus-visible{color:red}'],
    ['a size of window', '@media (width>=700px){.room{color:red}}'],
  ])('keep %s', (_, styles) => {
    expect(kept(styles)).toBe(styles);
  });

  it.each([
    ['a class', '.gone{color:red}'],
    ['a class below one that is there', '.room .gone{color:red}'],
    ['a tag', 'dialog{color:red}'],
    ['an id', '#gone{color:red}'],
    ['another value of an attribute', '[data-mood=gone]{color:red}'],
    ['several, none of which is there', ':is(.gone,.lost){color:red}'],
    ['a parent without its child', 'main:has(.gone){color:red}'],
    ['what a pointer does', 'a:hover{color:red}'],
    ['a size of window with nothing in it', '@media (width>=700px){.gone{color:red}}'],
  ])('leave out %s', (_, styles) => {
    expect(kept(styles)).toBe('');
  });

  it('keep the properties and movements that something kept speaks of, through each other', () => {
    expect(
      kept(
        ':root{--used:var(--inner);--inner:red;--gone:red}@keyframes fade{0%{opacity:0}}@keyframes gone{0%{opacity:0}}.room{color:var(--used);animation:1s fade}.lost{color:var(--gone);animation:1s gone}',
      ),
    ).toBe(
      ':root{--used:var(--inner);--inner:red}@keyframes fade{0%{opacity:0}}.room{color:var(--used);animation:1s fade}',
    );
  });
});
