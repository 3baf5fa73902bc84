import { OpeningPage } from "~/layout/opening-page"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: "Product Authenticity", description: "Product Authenticity at our shop of handmade shirts and trousers.", path: location.pathname, noindex: true })

export default function ThisPage() {
  return <OpeningPage title="Product Authenticity" width="narrow" />
}
