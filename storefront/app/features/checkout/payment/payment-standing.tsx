import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { telLink } from "@silai/contracts/shop/identity"
import { shopMessages } from "@silai/contracts/shop/messages"
import { shop } from "~/lib/shop/shop"
import { useChanged } from "~/lib/use-changed"
import { useEffect, useRef, useState } from "react"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Spinner } from "~/ui/spinner"
import { emptyPaidLines } from "~/features/bag/paid-lines"
import type { Phase } from "./payment-phase"
import styles from "./payment-step.module.css"

const LONG_MS = 45_000

type Props = {
  phase: Extract<Phase, { name: "confirming" | "refund" | "placed" | "elsewhere" }>
  since: number | null
  later: boolean
}

/** After a payment: its progress, in plain words and without alarm. */
export function PaymentStanding({ phase, since, later }: Props) {
  const words = useRef<HTMLDivElement>(null)
  // The page has just become shorter; without this its bottom would be in view.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" })
    words.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={words} className={styles.standing} role="status" tabIndex={-1}>
      {phase.name === "refund" ? (
        <RefundOnItsWay done={phase.done} />
      ) : phase.name === "elsewhere" ? (
        <Elsewhere />
      ) : (
        <Confirming
          unseen={phase.name === "confirming" && phase.unseen}
          received={phase.name !== "confirming" || phase.received}
          since={since}
          later={later}
        />
      )}
    </div>
  )
}

type Confirmed = { unseen: boolean; received: boolean; since: number | null; later: boolean }

function Confirming({ unseen, received, since, later }: Confirmed) {
  const isLong = useLong(since)
  const { phone } = shop().identity
  const title = later ? paymentMessages.placing : unseen ? "Waiting for your bank" : checkoutMessages.confirming
  // Stops the spinner after a while; the page then says that the shopper need not wait.
  const rests = isLong || unseen
  return (
    <>
      {rests ? <Icon name="clock" size={28} /> : <Spinner size={28} />}
      <h2>{title}</h2>
      {!later && !unseen && <Progress received={received} />}
      {unseen && !later && <p>{paymentMessages.unseen}</p>}
      {isLong && !unseen && <p>{paymentMessages.slow}</p>}
      <p>{paymentMessages.mayLeave}</p>
      {rests && (
        <>
          <p>
            {shopMessages.questions} <a href={telLink(phone)}>{phone}</a>.
          </p>
          <LinkButton to={paths.home} kind="plain">
            Go to the shop
          </LinkButton>
        </>
      )}
    </>
  )
}

/** The payment's progress, from the server. */
function Progress({ received }: { received: boolean }) {
  const steps = [paymentMessages.stepPaid, paymentMessages.stepReceived, paymentMessages.stepPlaced]
  const done = received ? 2 : 1
  return (
    <ol className={styles.progress}>
      {steps.map((step, place) => (
        <li key={step} data-done={place < done || undefined} aria-current={place === done ? "step" : undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}

function Elsewhere() {
  // Paid lines leave this browser's bag, or they would be offered for payment again; but not while this page is open:
  // with an empty bag it would redirect.
  useEffect(() => () => void emptyPaidLines(), [])
  return (
    <>
      <Icon name="check" size={28} />
      <h2>{paymentMessages.received}</h2>
      <p>{paymentMessages.elsewhere}</p>
      <LinkButton to={paths.home} kind="plain">
        Go to the shop
      </LinkButton>
    </>
  )
}

function RefundOnItsWay({ done }: { done: boolean }) {
  return (
    <>
      <Icon name="back" size={28} />
      <h2>{done ? "Your money is on its way back" : "We are sending your payment back"}</h2>
      <p>{done ? paymentMessages.refunded : checkoutMessages.refunding}</p>
      <p>{paymentMessages.refundNext}</p>
      <LinkButton to={paths.bag} kind="plain">
        Back to the bag
      </LinkButton>
    </>
  )
}

function useLong(since: number | null): boolean {
  const [isLong, setLong] = useState(() => since !== null && Date.now() - since >= LONG_MS)
  if (useChanged(since)) setLong(false)
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setLong(true), Math.max(0, since + LONG_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return isLong
}
