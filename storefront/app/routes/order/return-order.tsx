import { useParams, type HeadersFunction } from "react-router"
import { ReturnPage } from "~/features/returns/return-page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

/** One person's request: no cache may store it, and its key is private. */
export const headers: HeadersFunction = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
})

export const meta = ({ params }: { params: { id?: string } }) =>
  pageMeta({
    title: "Your request",
    description: "Where your return, exchange or alteration is, and what happens next.",
    path: paths.returnOrder(params.id ?? ""),
    noindex: true,
  })

export default function ReturnOrderPage() {
  const { id = "" } = useParams()
  return <ReturnPage key={id} returnId={id} />
}
