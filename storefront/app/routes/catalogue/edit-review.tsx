import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { EmptyState } from "~/ui/state"

const TITLE = "Your review"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({
    title: TITLE,
    description: "What you have bought, and how to tell us about it.",
    path: location.pathname,
    noindex: true,
  })

/** Until reviews can be written here: to the pieces, and to somebody who listens. */
export default function EditReviewPage() {
  return (
    <EmptyState
      icon="star"
      level={1}
      title={TITLE}
      actions={
        <>
          <LinkButton to={paths.orders}>My orders</LinkButton>
          <LinkButton to={paths.support} kind="plain">
            Write to us
          </LinkButton>
        </>
      }
    >
      Tell us how your piece fits and wears: we read every word. What you bought stands with your orders, and each piece
      leads to its own page.
    </EmptyState>
  )
}
