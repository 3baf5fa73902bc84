import { daysLeft } from "@silai/contracts/checkout/working-days"
import type { ShopOrderRow } from "@silai/contracts/order/calls"
import { ON_ITS_WAY, type OrderStatusCode } from "@silai/contracts/order/status"
import { shortDay } from "../../ui/format"
import { TwoLines } from "../../ui/list/two-lines"
import { useNow } from "../../ui/use-now"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import type { WholeOrder } from "./calls"

type Dated = Pick<ShopOrderRow, "dueOn" | "status">

const isOnItsWay = ({ status }: Dated) => ON_ITS_WAY.includes(status as OrderStatusCode)

/** How far the day is, and whether it is past; null for an order that is due on no day. */
export function dueWords(say: Say, order: Dated, now: number): { words: string; isLate: boolean } | null {
  if (!order.dueOn) return null
  const n = daysLeft(order.dueOn, now)
  const does = isOnItsWay(order) ? "arrives" : "leaves"
  if (n < 0) return { words: say("workshop.late", { n: -n }), isLate: true }
  if (n === 0) return { words: say(`due.${does}.today`), isLate: false }
  return { words: say(`due.${does}`), isLate: false }
}

/** The day by which an order leaves the shop, or is with its buyer. */
export function Due({ order }: { order: Dated }) {
  const say = useSay()
  const due = dueWords(say, order, useNow())
  if (!due || !order.dueOn) return null
  return (
    <TwoLines>
      {shortDay(order.dueOn)}
      <span data-trouble={due.isLate || undefined}>{due.words}</span>
    </TwoLines>
  )
}

/** The same in one line, with the days that its buyer was promised. */
export function PromisedDay({ order }: { order: WholeOrder }) {
  const say = useSay()
  const due = dueWords(say, order, useNow())
  const { promised, dueOn } = order
  if (!dueOn && !promised) return null
  return (
    <>
      {due && dueOn && (
        <span>
          {say(isOnItsWay(order) ? "order.arrives-by" : "order.leaves-by", { day: shortDay(dueOn) })}
          {due.isLate && <strong className="trouble"> · {due.words}</strong>}
        </span>
      )}
      {promised && (
        <span>{say("order.promised", { days: `${shortDay(promised.from)} – ${shortDay(promised.to)}` })}</span>
      )}
    </>
  )
}
