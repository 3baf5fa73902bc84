import { shopMessages } from "@silai/contracts/shop/messages"
import { useParams, type HeadersFunction } from "react-router"
import { RequestPage } from "~/features/returns/request-page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

/** One person's order: no cache may store it, and its key is private. */
export const headers: HeadersFunction = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
})

export const meta = ({ params }: { params: { id?: string } }) =>
  pageMeta({
    title: shopMessages.returnOrExchange,
    description: "Choose the pieces, and say what you would like.",
    path: paths.requestReturnOf(params.id ?? ""),
    noindex: true,
  })

export default function RequestReturnOfPage() {
  const { id = "" } = useParams()
  return <RequestPage key={id} orderId={id} />
}
