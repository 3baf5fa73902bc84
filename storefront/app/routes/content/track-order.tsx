import { OpeningPage } from "~/layout/opening-page"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: "Track Order", description: "Track Order at our shop of handmade shirts and trousers.", path: location.pathname, noindex: true })

export default function ThisPage() {
  return <OpeningPage title="Track Order" width="narrow" />
}
