import { PHONE } from "@silai/contracts/account/limits"
import type { Address } from "@silai/contracts/checkout/calls"
import { shopAddress } from "@silai/contracts/shop/identity"
import { useState } from "react"
import { NameField, PhoneField } from "~/features/customer/person-fields"
import { addressLines, wrongAddress } from "~/features/place/address-rules"
import { PlaceFields } from "~/features/place/place-fields"
import { openingHours } from "~/lib/shop/opening-words"
import { shop } from "~/lib/shop/shop"
import type { Form } from "~/lib/use-form"
import { Button } from "~/ui/button"
import { RadioCards } from "~/ui/form/choice"
import { Pair } from "~/ui/form/field"
import styles from "./request.module.css"
import { returnWords } from "./words"

export type PickupAddress = Address & { sureOfPin: string }
export type Way = "fetch" | "bring"

const EMPTY = { name: "", phone: "", line1: "", line2: "", landmark: "", city: "", state: "", pincode: "" }
/** The delivery address, which the shop has accepted already. */
export const pickupStart = (address: Address | null): PickupAddress => ({
  ...(address ?? EMPTY),
  sureOfPin: address?.pincode ?? "",
})

type Props = {
  form: Omit<Form<PickupAddress>, "ref">
  /** Collected orders may be brought to the shop. */ isShopOffered: boolean
  way: Way
  onWay: (way: Way) => void
}

/** The courier's pick-up address: the delivery address by default. */
export function Pickup({ form, isShopOffered, way, onWay }: Props) {
  const { values, wrong } = form
  const [isOpen, setOpen] = useState(Boolean(Object.values(wrongAddress(values)).some(Boolean)))
  return (
    <>
      {isShopOffered && (
        <RadioCards
          legend={returnWords.pickup}
          hideLegend
          name="way"
          value={way}
          onChange={onWay}
          choices={[
            { value: "bring", title: returnWords.toShop, note: `${shopAddress(shop().identity)}. ${openingHours()}.` },
            { value: "fetch", title: returnWords.fetch, note: returnWords.fetchNote },
          ]}
        />
      )}
      {way === "fetch" && !isOpen && (
        <div className={styles.address}>
          <address>
            <strong>{values.name}</strong>
            {addressLines(values).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>
              {PHONE.prefix} {values.phone}
            </span>
          </address>
          <p className={styles.note}>{returnWords.fetchNote}</p>
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {returnWords.pickupChange}
          </Button>
        </div>
      )}
      {way === "fetch" && isOpen && (
        <div className={styles.fields}>
          <Pair>
            <NameField
              value={values.name}
              error={wrong.name}
              onText={(name) => form.edit({ name })}
              onJudge={(name) => form.judge({ name })}
            />
            <PhoneField
              value={values.phone}
              error={wrong.phone}
              onText={(phone) => form.edit({ phone })}
              onJudge={(phone) => form.judge({ phone })}
            />
          </Pair>
          <PlaceFields values={values} wrong={wrong} onEdit={form.edit} onJudge={form.judge} />
        </div>
      )}
    </>
  )
}
