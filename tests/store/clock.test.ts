import { describe, expect, it } from 'vitest';
import { createClock } from '../../src/store/session/clock';
import { fakeTime } from './fakes';

function setUp() {
  const time = fakeTime();
  const emptied: number[] = [];
  const clock = createClock(time, () => emptied.push(time.now()));
  return { time, clock, emptied };
}

describe('clock', () => {
  it('counts only while it runs', () => {
    const { time, clock } = setUp();
    time.pass(500);
    clock.start();
    time.pass(1500);
    clock.stop();
    time.pass(9000);
    clock.start();
    time.pass(250);
    expect(clock.elapsedMs()).toBe(1750);
    expect(clock.leftMs()).toBeNull();
  });

  it('runs the hourglass down, tells once when it is empty, and turns it', () => {
    const { time, clock, emptied } = setUp();
    clock.reset(0, 30_000);
    clock.start();
    time.pass(29_999);
    expect(clock.leftMs()).toBe(1);
    expect(emptied).toEqual([]);
    time.pass(1);
    expect(emptied).toEqual([30_000]);
    clock.turn(30_000);
    time.pass(10_000);
    expect(clock.leftMs()).toBe(20_000);
    clock.turn(30_000);
    time.pass(25_000);
    expect(emptied).toHaveLength(1);
    expect(clock.leftMs()).toBe(5_000);
  });

  it('stands still with the hourglass while stopped', () => {
    const { time, clock, emptied } = setUp();
    clock.reset(5_000, 30_000);
    clock.start();
    time.pass(10_000);
    clock.stop();
    time.pass(100_000);
    expect(emptied).toEqual([]);
    expect(clock.elapsedMs()).toBe(15_000);
    expect(clock.leftMs()).toBe(20_000);
  });

  it('is right however seldom its timers fire', () => {
    const { time, clock } = setUp();
    clock.start();
    for (let second = 0; second < 60; second++) time.pass(1000);
    expect(clock.elapsedMs()).toBe(60_000);
  });

  it('charges nothing for a night with the lid closed', () => {
    const { time, clock, emptied } = setUp();
    clock.reset(0, 60_000);
    clock.start();
    time.pass(7_000);
    time.sleep(8 * 3_600_000);
    expect(clock.elapsedMs()).toBeLessThanOrEqual(10_000);
    time.pass(0);
    expect(clock.elapsedMs()).toBeLessThanOrEqual(10_000);
    time.pass(1_000);
    expect(clock.elapsedMs()).toBeLessThanOrEqual(11_000);
    expect(clock.leftMs()).toBeGreaterThan(48_000);
    expect(emptied).toEqual([]);
  });
});
