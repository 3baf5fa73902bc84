import { useParams, type HeadersFunction } from "react-router"
import { TrackOne } from "~/features/order/track-one"
import { afterOrder } from "~/features/returns/after-order"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

/** One person's order: no cache may store it. */
export const headers: HeadersFunction = () => ({ "cache-control": "private, no-store" })

export const meta = ({ params }: { params: { id?: string } }) =>
  pageMeta({
    title: "Track your order",
    description: "Where your order is and what happens next.",
    path: paths.trackOrdersOf(params.id ?? ""),
    noindex: true,
  })

export default function TrackOnePage() {
  const { id = "" } = useParams()
  return <TrackOne key={id} orderId={id} after={afterOrder} />
}
