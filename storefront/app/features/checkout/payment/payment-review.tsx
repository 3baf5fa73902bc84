import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { PHONE } from "@silai/contracts/account/limits"
import { shopAddress } from "@silai/contracts/shop/identity"
import { Link } from "react-router"
import type { BagItem } from "~/features/bag/bag-store"
import { shop } from "~/lib/shop/shop"
import { paths } from "~/paths"
import { addressLines } from "~/features/place/address-rules"
import { hasCustom } from "~/features/bag/lines-to-send"
import { checkoutWords } from "../words"
import styles from "./payment-step.module.css"
import { useExpected } from "../use-expected"

/** Recipient, place and day, each with a Change link. The goods are in the summary. */
export function PaymentReview({
  details: { contact, address, deliveryMethod },
  items,
}: {
  details: CheckoutDetails
  items: readonly BagItem[]
}) {
  const expected = useExpected(address?.pincode ?? "", hasCustom(items))
  const collects = deliveryMethod === "pickup"
  const when = collects ? expected.pickup : expected.home
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Contact</dt>
        <dd>
          {contact?.name}
          <span className={styles.note}>{contact?.email}</span>
          <span className={styles.note}>
            {PHONE.prefix} {contact?.phone}
          </span>
          {contact?.business && (
            <span className={styles.note}>
              {contact.business.name}, GSTIN {contact.business.gstin}
            </span>
          )}
          {contact?.giftNote && (
            <span className={styles.note}>
              {checkoutWords.giftNote}: {contact.giftNote}
            </span>
          )}
        </dd>
        <dd>
          <Change to={paths.checkout} what="contact" />
        </dd>
      </div>
      <div>
        <dt>{collects ? "Collect" : "Deliver"}</dt>
        <dd>
          {collects ? checkoutMessages.pickup : address?.name}
          <span className={styles.note}>
            {collects ? shopAddress(shop().identity) : address && addressLines(address).join(", ")}
          </span>
        </dd>
        <dd>
          <Change to={collects ? paths.deliveryMethod : paths.checkout} what={collects ? "collection" : "address"} />
        </dd>
      </div>
      <div>
        <dt>Expected</dt>
        <dd>
          {when ?? "By your PIN code"}
          <span className={styles.note}>{collects ? checkoutMessages.pickupNote : checkoutMessages.homeDelivery}</span>
        </dd>
        <dd>
          <Change to={paths.deliveryMethod} what="delivery" />
        </dd>
      </div>
    </dl>
  )
}

function Change({ to, what }: { to: string; what: string }) {
  return (
    <Link to={to}>
      Change<span className="visually-hidden"> {what}</span>
    </Link>
  )
}
