/** The page of a game's study, opened at a lesson. */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ShellLinkProps } from '../../src/components/ShellLinkProps';
import type { StudyProps } from '../../src/frame/study/StudyProps';

const Link = ({ children, ...rest }: ShellLinkProps) => <a {...rest}>{children}</a>;

export async function openLesson(Study: ComponentType<StudyProps>, lesson: string): Promise<void> {
  render(
    <Study
      link={Link}
      homeHref="/"
      gameHref="/game"
      gameTitle="Game"
      lesson={lesson}
      hrefOf={(one) => `/game/study${one ? `?lesson=${one}` : ''}`}
      keepCopy={() => {}}
      followed={false}
    />,
  );
  await screen.findAllByRole('gridcell', {}, { timeout: 5_000 });
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const exercise = () => document.querySelector('[data-say=exercise]')?.textContent ?? '';
