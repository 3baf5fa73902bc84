import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { PHONE } from "@silai/contracts/account/limits"
import { shopAddress } from "@silai/contracts/shop/settings"
import { Link } from "react-router"
import type { BagItem } from "~/features/bag/bag-store"
import { inRupees } from "~/lib/words"
import { paths } from "~/paths"
import { addressLines } from "~/features/place/address-rules"
import { hasCustom, sizeWords } from "./bag-lines"
import styles from "./payment-step.module.css"
import { useExpected } from "./use-expected"

/** Everything that is about to be paid for, each with the way to change it. */
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
    <div className={styles.review}>
      <dl className={styles.facts}>
        <div>
          <dt>Contact</dt>
          <dd>
            {contact?.name}
            <span className={styles.note}>{contact?.email}</span>
            <span className={styles.note}>
              {PHONE.prefix} {contact?.phone}
            </span>
          </dd>
          <dd>
            <Change to={paths.checkout} what="contact" />
          </dd>
        </div>
        <div>
          <dt>{collects ? "Collect" : "Deliver"}</dt>
          <dd>
            {collects ? checkoutSays.pickup : address?.name}
            <span className={styles.note}>
              {collects ? shopAddress() : address && addressLines(address).join(", ")}
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
            <span className={styles.note}>{collects ? checkoutSays.pickupNote : checkoutSays.homeDelivery}</span>
          </dd>
          <dd>
            <Change to={paths.deliveryMethod} what="delivery" />
          </dd>
        </div>
      </dl>
      <ul className={styles.lines} aria-label="What you are buying">
        {items.map((item) => (
          <li key={item.bagItemId}>
            <img src={item.image || undefined} alt="" width={56} height={70} />
            <div>
              <p className={styles.name}>{item.name}</p>
              <span className={styles.note}>
                {item.color}, size {sizeWords(item.size)}, quantity {item.quantity}
              </span>
            </div>
            <p className={styles.amount}>{inRupees(item.price * item.quantity)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Change({ to, what }: { to: string; what: string }) {
  return (
    <Link to={to}>
      Change<span className="visually-hidden"> {what}</span>
    </Link>
  )
}
