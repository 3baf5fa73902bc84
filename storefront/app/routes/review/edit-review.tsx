import { useParams } from "react-router"
import { pageMeta } from "~/lib/meta"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { useHydrated } from "~/lib/use-hydrated"
import { Skeleton } from "~/ui/skeleton"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({
    title: "Your review",
    description: "Change what you have written about a piece.",
    path: location.pathname,
    noindex: true,
  })

// As the product's page loads it: no page has the form in its own files.
const page = onDemand(() => import("~/features/review/edit-page").then((part) => part.EditPage))

/** Only the browser knows whose review it is: the server renders none of it. */
export default function EditReviewPage() {
  const { id = "" } = useParams()
  const wanted = useHydrated()
  return (
    <>
      {!wanted && <Skeleton height="36rem" />}
      <OnceWanted wanted={wanted} meanwhile={<Skeleton height="36rem" />}>
        <page.Part reviewId={id} />
      </OnceWanted>
    </>
  )
}
