import { statusOf, type OrderStatusCode } from "@silai/contracts/order/status"
import { Mark } from "../../ui/mark"
import { STATUS_TONE } from "./words"

/** An order's status. */
export const StatusMark = ({ code }: { code: number }) => (
  <Mark tone={STATUS_TONE[code as OrderStatusCode] ?? "quiet"}>{statusOf(code)?.label ?? `Status ${code}`}</Mark>
)
