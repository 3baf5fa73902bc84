import type { Order } from "@silai/contracts/order/calls"
import { PACKED } from "@silai/contracts/order/papers"
import type { paperCalls } from "@silai/contracts/papers/calls"
import { PAPER_LINK } from "@silai/contracts/papers/limits"
import { orderPaperMessages } from "@silai/contracts/papers/messages"
import { inRupees } from "@silai/contracts/rupees"
import { useQuery } from "@tanstack/react-query"
import { call, entry } from "~/lib/call"
import { onDay } from "~/lib/words"
import { LinkButton } from "~/ui/button"
import styles from "./order-papers.module.css"

const all = entry<typeof paperCalls.all>("/customer/paper/all")

/** Before the links in an open page end. */
const ASK_AGAIN_MS = PAPER_LINK.replacedMinutes * 60_000

type Props = { order: Order; proof?: string }

/**
 * The invoice of a packed order, and its credit notes. They are ordinary links: the browsers inside other apps save no file
 * that a script hands to them.
 */
export function OrderPapers({ order, proof }: Props) {
  const ask = { orderId: order._id, ...(proof !== undefined && { key: proof }) }
  const wasPacked = order.timeline.some(({ code }) => PACKED.some((one) => one === code))
  const { data } = useQuery({
    queryKey: ["order", order._id, "papers", order.status, order.money.refundedRupees, ask],
    queryFn: async ({ signal }) => (await call(all, ask, { signal })).data,
    enabled: typeof window !== "undefined" && wasPacked && !order.masked,
    staleTime: ASK_AGAIN_MS,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: true,
  })
  if (!data?.length) return null
  return (
    <section className={styles.papers} aria-label={orderPaperMessages.all}>
      <ul>
        {data.map(({ kind, number, issuedAt, totalRupees, path }) => (
          <li key={number}>
            <span>
              {orderPaperMessages[kind]} {number}
              <span className={styles.more}>
                {onDay(issuedAt)}, {inRupees(totalRupees)}
              </span>
            </span>
            <LinkButton
              kind="quiet"
              to={`/api${path}`}
              reloadDocument
              aria-label={orderPaperMessages.open(orderPaperMessages[kind], number)}
            >
              PDF
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
