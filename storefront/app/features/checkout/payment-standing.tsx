import { checkoutSays } from "@silai/contracts/checkout/messages"
import { paymentSays } from "@silai/contracts/checkout/payment-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { useEffect, useRef, useState } from "react"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Spinner } from "~/ui/spinner"
import type { Phase } from "./payment-phase"
import styles from "./payment-step.module.css"

const LONG_MS = 45_000

type Props = { phase: Extract<Phase, { name: "confirming" | "refund" | "placed" }>; since: number | null }

/** After money moved: what is happening to it, in plain words and without alarm. */
export function PaymentStanding({ phase, since }: Props) {
  const words = useRef<HTMLDivElement>(null)
  // The page has just become shorter; without this its foot would be what one sees.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" })
    words.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={words} className={styles.standing} role="status" tabIndex={-1}>
      {phase.name === "refund" ? (
        <GoingBack done={phase.done} />
      ) : (
        <Confirming unseen={phase.name === "confirming" && phase.unseen} since={since} />
      )}
    </div>
  )
}

function Confirming({ unseen, since }: { unseen: boolean; since: number | null }) {
  const isLong = useLong(since)
  return (
    <>
      <Spinner size={28} />
      <h2>{unseen ? "Waiting for your bank" : checkoutSays.confirming}</h2>
      {unseen ? (
        <p>{paymentSays.unseen}</p>
      ) : (
        <p>Please keep this page open for a moment. Your order number follows.</p>
      )}
      {isLong && !unseen && <p>{paymentSays.slow}</p>}
      {(isLong || unseen) && (
        <p>
          Questions? Call us on <a href={`tel:+${SHOP.phoneDigits}`}>{SHOP.phone}</a>.
        </p>
      )}
    </>
  )
}

function GoingBack({ done }: { done: boolean }) {
  return (
    <>
      <Icon name="back" size={28} />
      <h2>{done ? "Your money is on its way back" : "We are sending your payment back"}</h2>
      <p>{done ? paymentSays.refunded : checkoutSays.refunding}</p>
      <p>{paymentSays.refundNext}</p>
      <LinkButton to={paths.bag} kind="plain">
        Back to the bag
      </LinkButton>
    </>
  )
}

function useLong(since: number | null): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (since === null) return setLong(false)
    const timer = setTimeout(() => setLong(true), Math.max(0, since + LONG_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return isLong
}
