import type { ReplyOf } from "@silai/contracts/call"
import type { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { Fact, Sums } from "../../../ui/record/box"
import { money } from "../../../ui/format"
import { useSay } from "../../../words/language"
import style from "./new.module.css"

export type Quoted = ReplyOf<typeof phoneOrderCalls.quote>["data"]

/** The order's total so far, from the server. */
export function Sum({ quoted }: { quoted: Quoted | undefined }) {
  const say = useSay()
  if (!quoted) return <p className="soft">{say("phone-order.sum.empty")}</p>
  const { lines, totals } = quoted
  return (
    <div aria-live="polite">
      <ul className={style.lines}>
        {lines.map((line, place) => (
          <li key={place}>
            <span>
              {line.quantity} × {line.name}, {line.isCustom ? say("phone-order.custom") : line.size}
              {line.isShort && <strong className="trouble"> {say("phone-order.short")}</strong>}
            </span>
            <span className="figures">{money(line.totalRupees)}</span>
          </li>
        ))}
      </ul>
      <Sums>
        {totals.discountRupees > 0 && <Fact label={say("order.discount")}>−{money(totals.discountRupees)}</Fact>}
        <Fact label={say("order.delivery")}>
          {totals.deliveryRupees > 0 ? money(totals.deliveryRupees) : say("order.free")}
        </Fact>
        <Fact label={say("order.total")}>
          <strong>{money(totals.totalRupees)}</strong>
        </Fact>
      </Sums>
    </div>
  )
}
