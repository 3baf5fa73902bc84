import { NotOpenYet } from "~/layout/not-open-yet"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({
    title: "Request a Return",
    description: "Request a Return at our shop of handmade shirts and trousers.",
    path: location.pathname,
    noindex: true,
  })

export default function ThisPage() {
  return <NotOpenYet title="Request a Return" />
}
