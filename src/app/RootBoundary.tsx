/** The last net: whatever fails outside any game still leaves a way on, and loses nothing. */
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState';
import { noteFailure } from './errors';
import { problemReport } from './report';

export class RootBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    noteFailure(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="page">
        <ErrorState title="Parlour has stumbled" onRetry={() => location.reload()} report={problemReport()}>
          <p>Your games are saved up to the last move. Reload to go on.</p>
        </ErrorState>
      </main>
    );
  }
}
