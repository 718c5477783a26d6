import { Component, type ReactNode } from 'react';
import { Attempt } from './attempt';
import { type Failure, failureOf, noteFailure } from './errors';

interface BoundaryProps {
  /** Another name is another try. */
  readonly attempt: string;
  readonly children: ReactNode;
  readonly fallback: (failure: Failure) => ReactNode;
}

interface BoundaryState {
  readonly attempt: string;
  readonly failure: Failure | null;
}

/** Keeps what fails inside it to itself, and tells the problem report. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { attempt: this.props.attempt, failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) };
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState) {
    return attempt === state.attempt ? null : { attempt, failure: null };
  }

  override componentDidCatch(error: unknown) {
    noteFailure(failureOf(error));
  }

  override render() {
    const { failure, attempt } = this.state;
    if (failure) return this.props.fallback(failure);
    return <Attempt value={attempt}>{this.props.children}</Attempt>;
  }
}
