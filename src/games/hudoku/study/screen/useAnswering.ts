/** Where the player is on the board, and what a number does there: it is the answer, or it cannot be one. */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import type { NumberPadHandle } from '../../../../components/NumberPad';
import type { DrillProps } from '../../../../frame/study/StudyProps';
import { digitsOf } from '../../rules/digits';
import { regionOf } from '../../rules/regions';
import { templateOf } from '../../rules/templates';
import { askedBy } from '../lessons';
import type { HudokuStudy } from '../types';
import { noAnswerInWords } from '../words/said';

export function useAnswering({ position, answered, onAnswer, serial }: DrillProps<HudokuStudy>) {
  const grid = useRef<GridHandle>(null);
  const keys = useRef<NumberPadHandle>(null);
  const [at, setAt] = useState<number | null>(null);
  const [refused, setRefused] = useState<{ readonly text: string; readonly serial: number } | null>(null);
  const template = templateOf(position.template);
  const asked = askedBy(position.lesson);
  const cell = answered === null && at !== null && isOpen(at) ? at : null;

  function isOpen(one: number): boolean {
    return template.isEmpty[one] === false && position.revealed[one] === 0;
  }

  /** All that can be answered with there. */
  function digitsAt(one: number): readonly number[] {
    const mask = asked === 'note' ? position.notes[one] : regionOf(template, one)?.digits;
    return isOpen(one) ? digitsOf(mask ?? 0) : [];
  }

  function enter(one: number, digit: number): void {
    if (answered !== null) return;
    if (digitsAt(one).includes(digit)) {
      setRefused(null);
      onAnswer({ cell: one, digit });
      return;
    }
    setRefused({ text: noAnswerInWords(position, { cell: one, digit }), serial });
  }

  /** Numbers can be typed right there; Enter leads to the keys for those who cannot. */
  function onKey(event: KeyboardEvent, one: number): boolean {
    if (answered !== null || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (/^[1-9]$/.test(event.key)) enter(one, Number(event.key));
    else if (event.key === 'Enter' && isOpen(one)) keys.current?.focus();
    else return false;
    return true;
  }

  function moveTo(one: number): void {
    setAt(one);
    setRefused(null);
  }

  return {
    grid,
    keys,
    at,
    /** That cell, while it can be answered with. */
    cell,
    digits: cell === null ? [] : digitsAt(cell),
    enter,
    onKey,
    moveTo,
    refusal: refused?.serial === serial && answered === null ? refused.text : null,
  };
}

export type Answering = ReturnType<typeof useAnswering>;
