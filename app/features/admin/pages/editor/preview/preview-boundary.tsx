import { Component, type ReactNode } from 'react';

type Props = {
  /** What is shown; another one is tried anew. */
  of: unknown;
  children: ReactNode;
  instead: (message: string) => ReactNode;
  onError: (message: string) => void;
};

type State = { message: string | null; of: unknown };

/** A block that throws is a card in its place; the next version of it gets its chance. */
export class PreviewBoundary extends Component<Props, State> {
  override state: State = { message: null, of: this.props.of };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ of }: Props, state: State) {
    return of === state.of ? null : { message: null, of };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error instanceof Error ? error.message : String(error));
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : this.props.instead(message);
  }
}
