import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { returnMessages } from "@silai/contracts/returns/messages"
import { inRupees } from "@silai/contracts/rupees"
import { onDay } from "~/lib/words"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import styles from "./request.module.css"
import type { Request } from "./use-request"
import { returnWords } from "./words"

/** The refund, before anything is sent, and the send button. */
export function RequestSummary({ request: { kind, money, feeTaken, refusal, busy } }: { request: Request }) {
  if (!kind || !money) return null
  return (
    <aside className={styles.summary} aria-labelledby="money">
      <h2 id="money">{RETURN_KIND[kind].promisesMoney ? returnWords.money : returnWords.kinds[kind].title}</h2>
      <div aria-live="polite">
        {returnWords.noCharge[kind] ? (
          <p>{returnWords.noCharge[kind]}</p>
        ) : money.pieces === 0 ? (
          <p className={styles.note}>{returnWords.nothingChosen}</p>
        ) : (
          <>
            <dl className={styles.sums}>
              <Row name={returnWords.goods(money.pieces)} rupees={money.goods} />
              {money.short > 0 && <Row name={returnWords.short} rupees={-money.short} />}
              {money.fee > 0 && <Row name={returnWords.fee} rupees={-money.fee} />}
              <div className={styles.back}>
                <dt>{returnWords.refund}</dt>
                <dd>{inRupees(money.back)}</dd>
              </div>
            </dl>
            {money.short > 0 && <p className={styles.note}>{returnMessages.short(inRupees(money.short))}</p>}
            {money.isFree && <p className={styles.note}>{returnMessages.feeFree}</p>}
            {feeTaken && (
              <p className={styles.note}>{returnMessages.feeTaken(feeTaken.returnNumber, onDay(feeTaken.until))}</p>
            )}
            <p className={styles.note}>
              {money.back > 0
                ? returnWords.refundedTo
                : money.short > 0
                  ? returnWords.nothingLeft
                  : money.fee > 0
                    ? returnWords.nothingRefunded
                    : returnWords.nothingPaid}
            </p>
          </>
        )}
      </div>
      <Refusal>{refusal}</Refusal>
      <Button type="submit" wide busy={busy}>
        {returnWords.send[kind]}
      </Button>
    </aside>
  )
}

function Row({ name, rupees }: { name: string; rupees: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{inRupees(rupees)}</dd>
    </div>
  )
}
