import { Link, useLocation } from "react-router"
import { EmptyState } from "../ui/state/error-state"
import { useTitle } from "../ui/use-title"
import { useSay } from "../words/language"

export function NotFound() {
  const say = useSay()
  useTitle(say("nowhere.title"))
  const { pathname } = useLocation()
  return (
    <EmptyState whole title={say("nowhere.title")}>
      <p>{say("nowhere.why", { path: `/admin${pathname}` })}</p>
      <p>
        <Link to="/dashboard">{say("go.to", { where: say("nav.dashboard") })}</Link>
      </p>
    </EmptyState>
  )
}
