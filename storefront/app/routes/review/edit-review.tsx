import { useParams } from "react-router"
import { EditPage } from "~/features/review/edit-page"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({
    title: "Your review",
    description: "Change what you have written of a piece.",
    path: location.pathname,
    noindex: true,
  })

export default function EditReviewPage() {
  return <EditPage reviewId={useParams().id ?? ""} />
}
