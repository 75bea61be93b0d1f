import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  id: string;
  children: ReactNode;
  onError?: (blockId: string, error: unknown, info: ErrorInfo) => void;
};

/** In the browser: a block that throws is taken out, its siblings stay. On the server Suspense does the same. */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(this.props.id, error, info);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
