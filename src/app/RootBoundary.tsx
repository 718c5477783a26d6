/** The last net, made of plain HTML, since whatever else there is may be what failed. */
import { Component, type ReactNode } from 'react';
import { noteFailure } from './errors';

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
        <h1>Parlour has stumbled</h1>
        <p>Your games are saved up to the last move.</p>
        <p>
          <a href={import.meta.env.BASE_URL}>Start again from the shelf</a>
        </p>
      </main>
    );
  }
}
