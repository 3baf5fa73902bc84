import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { data } from "react-router"
import { ProductGone } from "~/features/catalogue/product/product-gone"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

const { title, text } = catalogueMessages.productGone

/** Search engines must not index this page as a product. */
export const loader = () => data(null, { status: 404 })

export const meta = () => pageMeta({ title, description: text, path: paths.productNotFound, noindex: true })

export default function ProductNotFoundPage() {
  return <ProductGone />
}
