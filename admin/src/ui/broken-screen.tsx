import { useRouteError } from "react-router"
import { ErrorState } from "./error-state"

/** In place of a screen that broke, or whose file a new release has replaced. The menu stays, and the next screen starts afresh. */
export function BrokenScreen() {
  const error = useRouteError() as Error
  const said = /import|fetch|module/i.test(error.message)
    ? new Error("A newer version of the back office may be out. Reloading fetches it.")
    : error
  return <ErrorState whole error={said} title="This screen stopped working" onRetry={() => window.location.reload()} />
}
