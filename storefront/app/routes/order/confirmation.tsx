import { useParams, type HeadersFunction } from "react-router"
import { Confirmation } from "~/features/order/confirmation"
import { afterOrder } from "~/features/returns/after-order"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

/** One person's order: no cache may store it. */
export const headers: HeadersFunction = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
})

export const meta = ({ params }: { params: { id?: string } }) =>
  pageMeta({
    title: "Your order",
    description: "Your order and what happens next.",
    path: paths.orderConfirmation(params.id ?? ""),
    noindex: true,
  })

export default function ConfirmationPage() {
  const { id = "" } = useParams()
  return <Confirmation key={id} orderId={id} after={afterOrder} />
}
