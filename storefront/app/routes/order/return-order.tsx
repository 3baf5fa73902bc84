import { OpeningPage } from "~/layout/opening-page"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: "Return Order", description: "Return Order at our shop of handmade shirts and trousers.", path: location.pathname, noindex: true })

export default function ThisPage() {
  return <OpeningPage title="Return Order" width="narrow" />
}
