import { shopMessages } from "@silai/contracts/shop/messages"
import { isRouteErrorResponse, useNavigate } from "react-router"
import { CallRefused, unreachable } from "~/lib/call"
import { loaderFault } from "~/lib/loader-fault"
import { isNetworkError } from "~/lib/network-error"
import { Button } from "~/ui/button"
import { ErrorState } from "~/ui/state"
import { NotFoundScreen } from "./not-found-screen"
import { RequestReference } from "./request-reference"

const CALM = "Something went wrong on our side. Please try again in a moment."

/** The sentence of an error that may be shown: the shop's own, never a technical one. */
function sentenceOf(error: unknown): string {
  if (error instanceof CallRefused) return error.message
  if (isNetworkError(error)) return unreachable().message
  if (isRouteErrorResponse(error) && typeof error.data === "string" && error.status < 500) return error.data || CALM
  return import.meta.env.DEV && error instanceof Error ? error.message : CALM
}

/** The global error screen; a 404 thrown by a page shows the not-found page. */
export function ErrorScreen({ error }: { error: unknown }) {
  const navigate = useNavigate()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return (
    <>
      <title>{shopMessages.errorTitle}</title>
      <ErrorState
        level={1}
        error={error}
        title={shopMessages.errorTitle}
        actions={
          <>
            <Button kind="plain" onClick={() => void navigate(-1)}>
              {shopMessages.goBack}
            </Button>
            <Button onClick={() => window.location.reload()}>{shopMessages.retry}</Button>
          </>
        }
      >
        {sentenceOf(error)}
        <RequestReference id={loaderFault(error)} />
      </ErrorState>
    </>
  )
}
