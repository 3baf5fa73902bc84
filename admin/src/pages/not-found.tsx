import { Link, useLocation } from "react-router"
import { EmptyState } from "../ui/error-state"
import { useTitle } from "../ui/use-title"

export function NotFound() {
  useTitle("Page not found")
  const { pathname } = useLocation()
  return (
    <EmptyState whole title="There is no such page">
      <p>
        Nothing is kept at <code>/admin{pathname}</code>. The link may be old, or mistyped.
      </p>
      <p>
        <Link to="/dashboard">Go to the dashboard</Link>
      </p>
    </EmptyState>
  )
}
