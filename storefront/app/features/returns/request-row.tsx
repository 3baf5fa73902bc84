import { isInVain, standOf } from "@silai/contracts/returns/states"
import type { ReturnRow } from "@silai/contracts/returns/calls"
import { inRupees } from "@silai/contracts/rupees"
import { RecordRow } from "~/features/order/record-row"
import { counted, onDay } from "~/lib/words"
import { paths } from "~/paths"
import { standingOf } from "./request-life"
import { returnWords } from "./words"

/** One request in a list. */
export function RequestRow({ request, level, proof }: { request: ReturnRow; level?: "h2" | "h3"; proof?: string }) {
  const { _id, returnNumber, kind, state, askedAt, items, lines, refundRupees, orderNumber } = request
  return (
    <RecordRow
      to={paths.returnOrder(_id)}
      state={proof === undefined ? undefined : { orderKey: proof }}
      title={`${returnWords.kinds[kind].title}: ${standOf(request)}`}
      number={returnNumber}
      sentence={standingOf(request)}
      lines={lines}
      facts={[
        <time key="day" dateTime={askedAt}>
          {onDay(askedAt)}
        </time>,
        counted(items, "piece"),
        returnWords.ofOrder(orderNumber),
      ]}
      end={refundRupees > 0 ? inRupees(refundRupees) : undefined}
      isOver={isInVain(state)}
      level={level}
    />
  )
}
