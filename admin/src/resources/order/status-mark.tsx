import type { OrderStatusCode } from "@silai/contracts/order/status"
import { Mark } from "../../ui/mark"
import { useSay } from "../../words/language"
import { isWord, type Say } from "../../words/say"
import { STATUS_TONE } from "./words"

/** The word of a status; its code where a plugin has added one. */
export function statusWord(say: Say, code: number): string {
  const word = `status.${code}`
  return isWord(word) ? say(word) : String(code)
}

/** An order's status. */
export function StatusMark({ code }: { code: number }) {
  const say = useSay()
  return <Mark tone={STATUS_TONE[code as OrderStatusCode] ?? "quiet"}>{statusWord(say, code)}</Mark>
}
