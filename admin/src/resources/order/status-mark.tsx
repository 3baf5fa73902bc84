import { statusOf, type OrderStatusCode } from "@silai/contracts/order/status"
import { STATUS_TONE } from "./words"
import style from "./status-mark.module.css"

/** An order's status: always its word, with a coloured thread beside it. */
export function StatusMark({ code }: { code: number }) {
  const status = statusOf(code)
  return (
    <span className={style.mark} data-tone={STATUS_TONE[code as OrderStatusCode] ?? "quiet"}>
      {status?.label ?? `Status ${code}`}
    </span>
  )
}
