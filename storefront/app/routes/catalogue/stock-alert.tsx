import { EndStockAlert } from "~/features/catalogue/product/end-stock-alert"
import { productMessages } from "~/features/catalogue/product/words"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import type { Route } from "./+types/stock-alert"

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: productMessages.alertEndTitle,
    description: productMessages.alertEndLead,
    path: paths.stockAlert(params.key),
    noindex: true,
  })
/** The key ends a wait: no cache keeps a page under it. */
export const headers = () => ({ "cache-control": "no-store" })

export default function StockAlertRoute({ params }: Route.ComponentProps) {
  return <EndStockAlert alertKey={params.key} />
}
