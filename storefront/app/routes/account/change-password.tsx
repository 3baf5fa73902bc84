import { OpeningPage } from "~/layout/opening-page"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: "Change Password", description: "Change Password at our shop of handmade shirts and trousers.", path: location.pathname, noindex: true })

export default function ThisPage() {
  return <OpeningPage title="Change Password" width="narrow" />
}
