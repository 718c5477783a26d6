// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLater } from '../../src/components/browser/useLater';

interface Words {
  readonly words: string;
}

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', (at: number) => idle.splice(at - 1, 1));
});

afterEach(() => void vi.unstubAllGlobals());

const beIdle = () =>
  act(async () => {
    for (const callback of idle.splice(0)) callback();
  });
const settle = () => act(async () => {});

function Shown(props: { load: () => Promise<Words>; mayBegin?: boolean; isWanted?: boolean }) {
  const { load, mayBegin = false, isWanted = false } = props;
  return <p>{useLater(load, { mayBegin, isWanted })?.words ?? 'nothing'}</p>;
}

class Told extends Component<{ readonly children: ReactNode }> {
  override state = { isTold: false };
  static getDerivedStateFromError = () => ({ isTold: true });
  override render() {
    return this.state.isTold ? <p>told</p> : this.props.children;
  }
}

describe('what is needed later', () => {
  const words = () => vi.fn(async () => ({ words: 'here' }));

  it('is sent for when nothing else is to be done, not before it may be', async () => {
    const load = words();
    const { rerender } = render(<Shown load={load} />);
    await beIdle();
    expect(load).not.toHaveBeenCalled();
    rerender(<Shown load={load} mayBegin />);
    expect(load).not.toHaveBeenCalled();
    await beIdle();
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('is sent for at once when somebody wants it, and only once', async () => {
    const load = words();
    const { rerender } = render(<Shown load={load} isWanted />);
    await settle();
    rerender(<Shown load={load} mayBegin />);
    await beIdle();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is there at the first render of the next screen', async () => {
    const load = words();
    const { unmount } = render(<Shown load={load} isWanted />);
    await settle();
    unmount();
    render(<Shown load={load} />);
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('says nothing of what did not come until somebody wants it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = () => Promise.reject(new Error('no line'));
    const { rerender } = render(<Shown load={load} mayBegin />, { wrapper: Told });
    await beIdle();
    expect(screen.getByText('nothing')).toBeTruthy();
    rerender(<Shown load={load} mayBegin isWanted />);
    await settle();
    expect(screen.getByText('told')).toBeTruthy();
    vi.restoreAllMocks();
  });
});
