import { OpeningPage } from "~/layout/opening-page"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: "Questions & Answers", description: "Questions & Answers at our shop of handmade shirts and trousers.", path: location.pathname, noindex: true })

export default function ThisPage() {
  return <OpeningPage title="Questions & Answers" width="narrow" />
}
