import { NotOpenYet } from "~/layout/not-open-yet"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({
    title: "Edit Review",
    description: "Edit Review at our shop of handmade shirts and trousers.",
    path: location.pathname,
    noindex: true,
  })

export default function ThisPage() {
  return <NotOpenYet title="Edit Review" />
}
