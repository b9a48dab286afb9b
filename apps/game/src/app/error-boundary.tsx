import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: (retry: () => void) => ReactNode
  /** Another value tries again: the page's address. */
  resetBy: string
}

type ErrorBoundaryState = { failed: boolean; resetBy: string }

/** Keeps a fault of one page inside that page. React offers this only to a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetBy: this.props.resetBy }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetBy === state.resetBy ? null : { failed: false, resetBy: props.resetBy }
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.fallback(() => this.setState({ failed: false }))
    return this.props.children
  }
}
