import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { shopSays } from "@silai/contracts/shop/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { isRouteErrorResponse } from "react-router"
import { unreachable } from "~/lib/call"
import { isLost } from "~/lib/lost"
import { useWayBack } from "~/lib/use-way-back"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { EmptyState } from "~/ui/state"

/** The head of an address where no piece is. */
export const GONE_HEAD = [
  { title: `${catalogueSays.productGone.title} | ${SHOP.name}` },
  { name: "robots", content: "noindex" },
]

type Props = {
  /** Why the piece could not be fetched, where it is not simply gone; it may be there on the next try. */ trouble?: string
}

/** A piece that is not there, or could not be fetched: what it means, and the ways out (SPEC §2). */
export function ProductGone({ trouble }: Props) {
  const goBack = useWayBack()
  const { title, text, back, explore } = catalogueSays.productGone
  return (
    <EmptyState
      level={1}
      icon="search"
      title={title}
      actions={
        <>
          <Button kind="plain" onClick={goBack}>
            {back}
          </Button>
          {trouble ? (
            <Button onClick={() => location.reload()}>{shopSays.retry}</Button>
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

/** What both product routes show instead of an error; its title comes from their `meta`. */
export function ProductTrouble({ error }: { error: unknown }) {
  // Never the words that came with the error: they may be a proxy's page.
  if (isLost(error) || (isRouteErrorResponse(error) && error.status !== 404))
    return <ProductGone trouble={unreachable().message} />
  if (!isRouteErrorResponse(error)) throw error
  return <ProductGone />
}
