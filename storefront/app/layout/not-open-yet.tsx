import { shop } from "~/lib/shop"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { EmptyState } from "~/ui/state"

/** A page that has a URL but is not built yet; it says so, and links to what works. */
export function NotOpenYet({ title }: { title: string }) {
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <>
          <LinkButton to={paths.trackOrder}>Find an order</LinkButton>
          <LinkButton to={paths.support} kind="plain">
            Ask us
          </LinkButton>
        </>
      }
    >
      This room is not open yet. Buying, paying and following an order need no account; for anything else, call{" "}
      {shop().identity.phone} or write to us.
    </EmptyState>
  )
}
