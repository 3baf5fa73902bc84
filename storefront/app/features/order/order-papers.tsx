import type { Order } from "@silai/contracts/order/calls"
import { PACKED } from "@silai/contracts/order/papers"
import type { Paper, paperCalls } from "@silai/contracts/papers/calls"
import { orderPapersSay } from "@silai/contracts/papers/messages"
import { useMutation, useQuery } from "@tanstack/react-query"
import { call, entry } from "~/lib/call"
import { saveFile } from "~/lib/save-file"
import { inRupees, onDay } from "~/lib/words"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import styles from "./order-papers.module.css"

const all = entry<typeof paperCalls.all>("/customer/paper/all")
const invoice = entry<typeof paperCalls.invoice>("/customer/paper/invoice")
const creditNote = entry<typeof paperCalls.creditNote>("/customer/paper/creditNote")

type Props = { order: Order; proof?: string }

/** The invoice of a packed order, and its credit notes. */
export function OrderPapers({ order, proof }: Props) {
  const ask = { orderId: order._id, ...(proof !== undefined && { key: proof }) }
  const wasPacked = order.timeline.some(({ code }) => PACKED.some((one) => one === code))
  const { data } = useQuery({
    queryKey: ["order", order._id, "papers", order.status, order.money.refundedRupees, ask],
    queryFn: async ({ signal }) => (await call(all, ask, { signal })).data,
    enabled: typeof window !== "undefined" && wasPacked && !order.masked,
  })
  const save = useMutation({
    mutationFn: ({ kind, number }: Paper) => {
      const name = `${number.replaceAll("/", "-")}.pdf`
      return kind === "invoice" ? saveFile(invoice, ask, name) : saveFile(creditNote, { ...ask, number }, name)
    },
  })
  if (!data?.length) return null
  return (
    <section className={styles.papers} aria-label={orderPapersSay.all}>
      <ul>
        {data.map((paper) => (
          <li key={paper.number}>
            <span>
              {orderPapersSay[paper.kind]} {paper.number}
              <span className={styles.more}>
                {onDay(paper.issuedAt)}, {inRupees(paper.totalRupees)}
              </span>
            </span>
            <Button
              kind="quiet"
              busy={save.isPending && save.variables === paper}
              onClick={() => save.isPending || save.mutate(paper)}
              aria-label={orderPapersSay.save(orderPapersSay[paper.kind], paper.number)}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
      <Refusal>{save.error?.message}</Refusal>
    </section>
  )
}
