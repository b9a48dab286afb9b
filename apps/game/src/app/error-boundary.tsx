import { Component, type ReactNode } from 'react'
import { ChunkError } from '../shell/lazy-part.tsx'

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: (retry: () => void) => ReactNode
  /** A new value resets the boundary: the page's address. */
  resetBy: string
}

type ErrorBoundaryState = { failed: boolean; needsReload: boolean; resetBy: string }

/** Keeps an error of one page inside that page. React offers this only to a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, needsReload: false, resetBy: this.props.resetBy }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, needsReload: error instanceof ChunkError }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetBy === state.resetBy ? null : { failed: false, resetBy: props.resetBy }
  }

  override render(): ReactNode {
    const { failed, needsReload } = this.state
    if (!failed) return this.props.children
    return this.props.fallback(() => (needsReload ? location.reload() : this.setState({ failed: false })))
  }
}
