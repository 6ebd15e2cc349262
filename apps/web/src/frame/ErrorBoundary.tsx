import { Component, type ReactNode } from "react";
import { PageError } from "./PageError.tsx";

interface Props {
  /** Changes with every navigation, which resets the error. */
  place: number;
  children: ReactNode;
}

interface State {
  error: unknown;
  place: number;
}

/** Catches rendering errors and shows an error page instead of an empty window. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { error: null, place: props.place };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <PageError error={this.state.error} />;
  }
}
