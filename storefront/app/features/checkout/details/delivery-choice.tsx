import type { Address } from "@silai/contracts/checkout/calls"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { shopAddress } from "@silai/contracts/shop/identity"
import { inRupees } from "@silai/contracts/rupees"
import { addressLines } from "~/features/place/address-rules"
import { openingHours, useOpenToday } from "~/lib/shop/opening-words"
import { shop } from "~/lib/shop/shop"
import { RadioCards } from "~/ui/form/choice"
import styles from "./contact-step.module.css"
import type { ShippingOptions } from "../details"
import { useExpected } from "../use-expected"
import { checkoutWords } from "../words"

export type Way = Pick<ShippingOptions[number], "method" | "name" | "note" | "fee">

/** The shipping options known to every page, until the shop has replied. */
export function waysByFacts(): Way[] {
  const { delivery, pickup } = shop()
  const { fee, freeFrom } = delivery
  const dear = freeFrom === null ? checkoutMessages.toYourDoor : shippingFeeMessages.fee(delivery)
  const note = fee === 0 ? checkoutMessages.homeDeliveryNote : dear
  const home: Way = { method: "home", name: checkoutMessages.homeDelivery, note, fee }
  return pickup
    ? [home, { method: "pickup", name: checkoutMessages.pickup, note: checkoutMessages.pickupNote, fee: 0 }]
    : [home]
}

type Props = {
  ways: readonly Way[]
  chosen: DeliveryMethod
  onChoose: (way: DeliveryMethod) => void
  /** As far as known; the days of home delivery depend on it. */ pincode: string
  /** Shown under home delivery, where the page does not ask for it. */ address?: Address | null
  hasCustom: boolean
}

/** Home delivery or collecting at the shop, each with its fee and its days. */
export function DeliveryChoice({ ways, chosen, onChoose, pincode, address, hasCustom }: Props) {
  const expected = useExpected(pincode, hasCustom)
  const choices = ways.map(({ method, name, note, fee }) => ({
    value: method,
    title: name,
    aside: fee > 0 ? inRupees(fee) : shippingFeeMessages.free,
    note:
      method === "home" ? (
        <>
          {note}
          {address && <span className={styles.line}>To {addressLines(address).join(", ")}</span>}
          <span className={styles.strong}>
            {expected.home ? `Expected ${expected.home}` : checkoutWords.expectedByPlace}
          </span>
        </>
      ) : (
        <ShopNote note={note} expected={expected.pickup} isWhole={chosen === "pickup" || address !== undefined} />
      ),
  }))
  return (
    <RadioCards
      legend={checkoutWords.howToGet}
      hideLegend
      name="delivery"
      choices={choices}
      value={chosen}
      onChange={onChoose}
    />
  )
}

function ShopNote({ note, expected, isWhole }: { note: string; expected: string | null; isWhole: boolean }) {
  const openToday = useOpenToday()
  return (
    <>
      {note}
      {isWhole && (
        <>
          <span className={styles.line}>{shopAddress(shop().identity)}</span>
          <span className={styles.line}>{openingHours()}</span>
          {openToday && <span className={styles.line}>{openToday}</span>}
        </>
      )}
      <span className={styles.strong}>{expected ? `Expected ${expected}` : "…"}</span>
    </>
  )
}
