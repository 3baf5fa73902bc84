import { insightMessages } from "@silai/contracts/insight/messages"
import { useStore } from "~/lib/store"
import { allowInsight, insightAllowed } from "./insight-log"

/** The shopper's choice, in the footer: nothing is counted before. */
export function InsightChoice({ className }: { className: string | undefined }) {
  const isAllowed = useStore(insightAllowed)
  return (
    <button type="button" className={className} onClick={() => allowInsight(!isAllowed)}>
      {isAllowed ? insightMessages.stop : insightMessages.allow}
    </button>
  )
}
