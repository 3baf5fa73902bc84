import { useRouteError } from "react-router"
import { useSay } from "../../words/language"
import { ErrorState } from "./error-state"

/**
 * Shown instead of a screen that crashed, or whose file a new release has replaced. The menu stays, and the next screen
 * starts fresh.
 */
export function BrokenScreen() {
  const say = useSay()
  const error = useRouteError() as Error
  const shown = /import|fetch|module/i.test(error.message) ? new Error(say("broken.newer")) : error
  return <ErrorState whole error={shown} title={say("broken.title")} onRetry={() => window.location.reload()} />
}
