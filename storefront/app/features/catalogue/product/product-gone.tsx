import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { shopMessages } from "@silai/contracts/shop/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { isRouteErrorResponse } from "react-router"
import { unreachable } from "~/lib/call"
import { isNetworkError } from "~/lib/network-error"
import { useWayBack } from "~/lib/use-way-back"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { EmptyState } from "~/ui/state"

// Whatever else the error is may be a proxy's page: its own message is never shown.
const isTrouble = (error: unknown) => isNetworkError(error) || (isRouteErrorResponse(error) && error.status !== 404)

/** The head of a URL without a piece; of one that could not be loaded, it does not say that the piece is gone. */
export const goneHead = (error?: unknown) => [
  { title: `${isTrouble(error) ? shopMessages.errorTitle : catalogueMessages.productGone.title} | ${SHOP.name}` },
  { name: "robots", content: "noindex" },
]

type Props = {
  /** Why the piece could not be loaded, when it is not simply gone; a retry may succeed. */ trouble?: string
}

/** A missing piece, or one that could not be loaded: an explanation, and links (requirements §2). */
export function ProductGone({ trouble }: Props) {
  const goBack = useWayBack()
  const { title, text, goBackLabel, explore } = catalogueMessages.productGone
  return (
    <EmptyState
      level={1}
      icon="search"
      title={trouble ? shopMessages.errorTitle : title}
      actions={
        <>
          <Button kind="plain" onClick={goBack}>
            {goBackLabel}
          </Button>
          {trouble ? (
            <Button onClick={() => location.reload()}>{shopMessages.retry}</Button>
          ) : (
            <LinkButton to={paths.explore}>{explore}</LinkButton>
          )}
        </>
      }
    >
      {trouble ?? text}
    </EmptyState>
  )
}

/** Both product routes show this instead of an error; the title comes from their `meta`. */
export function ProductTrouble({ error }: { error: unknown }) {
  if (isTrouble(error)) return <ProductGone trouble={unreachable().message} />
  if (!isRouteErrorResponse(error)) throw error
  return <ProductGone />
}
