import { Component, type ReactNode } from "react"
import { useLocation } from "react-router"
import { ErrorState } from "./error-state"

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const said = /import|fetch|module/i.test(error.message) ? new Error("A newer version of the back office may be out. Reloading fetches it.") : error
    return <ErrorState whole error={said} title="This screen stopped working" onRetry={() => window.location.reload()} />
  }
}

/** A screen that breaks, or whose file a new release has replaced, must not take the menu with it; the next screen starts afresh. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={useLocation().pathname}>{children}</Boundary>
}
