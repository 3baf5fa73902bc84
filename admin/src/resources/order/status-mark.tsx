import type { OrderStatusCode } from "@silai/contracts/order/status"
import { Mark } from "../../ui/mark"
import { useSay } from "../../words/language"
import { isWord } from "../../words/say"
import { STATUS_TONE } from "./words"

/** An order's status. */
export function StatusMark({ code }: { code: number }) {
  const say = useSay()
  const word = `status.${code}`
  return <Mark tone={STATUS_TONE[code as OrderStatusCode] ?? "quiet"}>{isWord(word) ? say(word) : code}</Mark>
}
