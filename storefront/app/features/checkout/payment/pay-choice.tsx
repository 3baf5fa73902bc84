import type { CodOffer } from "@silai/contracts/checkout/cod-calls"
import { codMessages } from "@silai/contracts/checkout/cod-messages"
import { inRupees } from "@silai/contracts/rupees"
import { Button } from "~/ui/button"
import { RadioCards } from "~/ui/form/choice"
import styles from "./payment-step.module.css"
import type { PayWay } from "./pay-way"
import type { useCod } from "./use-cod"

type Props = {
  cod: ReturnType<typeof useCod>
  onChoose: (way: PayWay) => void
  /** The total when it is paid now. */ total: number
}

/** UPI and the like first, then cash on delivery with its fee and its share in words, or why it is not offered. */
export function PayChoice({ cod: { offer, why, way, isUnknown, isAsking, refetch }, onChoose, total }: Props) {
  if (isUnknown)
    return (
      <p className={styles.unknown} role="status">
        {codMessages.unknown}
        <Button kind="quiet" size="small" busy={isAsking} onClick={() => void refetch()}>
          {codMessages.askAgain}
        </Button>
      </p>
    )
  if (!offer)
    return why ? (
      <p className={styles.small} data-part="why-no-cod">
        {why}
      </p>
    ) : null
  const choices = [
    { value: "now" as const, title: codMessages.online, aside: inRupees(total), note: codMessages.onlineNote },
    {
      value: "door" as const,
      title: codMessages.title,
      aside: inRupees(offer.totalRupees),
      note: <AtDoor offer={offer} />,
    },
  ]
  return (
    <RadioCards legend={codMessages.howToPay} hideLegend name="pay" choices={choices} value={way} onChange={onChoose} />
  )
}

/** The sum that is paid in cash, and the share that is paid now. */
export const howAtDoor = ({ nowRupees, dueRupees }: CodOffer): string =>
  nowRupees > 0 ? codMessages.partAtDoor(nowRupees, dueRupees) : codMessages.allAtDoor(dueRupees)

function AtDoor({ offer }: { offer: CodOffer }) {
  const { feeRupees, words, wordsHindi } = offer
  return (
    <>
      {codMessages.feeOf(feeRupees)}. {howAtDoor(offer)} {codMessages.proven}
      {words && <span className={styles.note}>{words}</span>}
      {wordsHindi && (
        <span className={styles.note} lang="hi">
          {wordsHindi}
        </span>
      )}
    </>
  )
}
