import { useEffect, useState } from "react"
import { useParams } from "react-router"
import { pageMeta } from "~/lib/meta"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { Skeleton } from "~/ui/skeleton"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({
    title: "Your review",
    description: "Change what you have written of a piece.",
    path: location.pathname,
    noindex: true,
  })

// As the product's page loads it: no page has the form in its own files.
const page = onDemand(() => import("~/features/review/edit-page").then((part) => part.EditPage))

/** Whose review it is, the browser alone knows: nothing of it is drawn before. */
export default function EditReviewPage() {
  const { id = "" } = useParams()
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(true), [])
  return (
    <>
      {!wanted && <Skeleton height="36rem" />}
      <OnceWanted wanted={wanted} meanwhile={<Skeleton height="36rem" />}>
        <page.Part reviewId={id} />
      </OnceWanted>
    </>
  )
}
