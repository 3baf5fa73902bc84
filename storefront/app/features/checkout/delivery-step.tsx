import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { shippingFeeSays } from "@silai/contracts/checkout/fee-messages"
import { shopAddress } from "@silai/contracts/shop/identity"
import { useState } from "react"
import { useNavigate } from "react-router"
import { addressLines } from "~/features/place/address-rules"
import { openingHours, useOpenToday } from "~/lib/opening-words"
import { shop } from "~/lib/shop"
import { inRupees } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { RadioCards } from "~/ui/choice"
import { Notice } from "~/ui/notice"
import { Refusal } from "~/ui/refusal"
import { Loading, Skeleton } from "~/ui/skeleton"
import { ErrorState } from "~/ui/state"
import { hasCustom } from "~/features/bag/lines-to-send"
import { useKeepDetails } from "./details"
import type { Visit } from "./checkout-layout"
import styles from "./contact-step.module.css"
import { useExpected } from "./use-expected"

/** Step two: home delivery, or collecting at the shop. */
export function DeliveryStep({ visit: { details, items, shippingOptions } }: { visit: Visit }) {
  const navigate = useNavigate()
  const keep = useKeepDetails()
  const [wanted, setWanted] = useState<DeliveryMethod>(details.deliveryMethod ?? "home")
  // The shop may have stopped offering what was chosen earlier.
  const chosen = shippingOptions.data?.some(({ method }) => method === wanted) === false ? "home" : wanted
  const expected = useExpected(details.address?.pincode ?? "", hasCustom(items))
  const needsAddress = chosen === "home" && !details.address

  const onward = needsAddress ? "Add the address" : "Continue to payment"

  const go = async () => {
    try {
      await keep.mutateAsync({ deliveryMethod: chosen })
      void navigate(needsAddress ? paths.checkout : paths.payment)
    } catch {
      // The error is shown above the button.
    }
  }

  if (shippingOptions.isError)
    return (
      <ErrorState
        title="The ways of delivery could not be fetched"
        actions={<Button onClick={() => void shippingOptions.refetch()}>Try again</Button>}
      >
        {shippingOptions.error?.message}
      </ErrorState>
    )
  if (!shippingOptions.data)
    return (
      <>
        <Loading what="ways of delivery" />
        <Skeleton height="6.5rem" />
        <Skeleton height="6.5rem" />
      </>
    )

  const choices = shippingOptions.data.map(({ method, name, note, fee }) => ({
    value: method,
    title: name,
    aside: fee > 0 ? inRupees(fee) : shippingFeeSays.free,
    note:
      method === "home" ? (
        <HomeNote note={note} details={details} expected={expected.home} />
      ) : (
        <ShopNote note={note} expected={expected.pickup} />
      ),
  }))
  return (
    <div className={styles.form}>
      <RadioCards
        legend="How would you like to get your order?"
        hideLegend
        name="delivery"
        choices={choices}
        value={chosen}
        onChange={setWanted}
      />
      {needsAddress && <Notice live>{checkoutRefusals.address_missing.say}</Notice>}
      <Refusal>{keep.error?.message}</Refusal>
      <Button wide busy={keep.isPending} aria-label={onward} onClick={() => void go()}>
        {onward}
      </Button>
      <LinkButton to={paths.checkout} kind="quiet">
        Back to details
      </LinkButton>
    </div>
  )
}

function HomeNote({ note, details, expected }: { note: string; details: CheckoutDetails; expected: string | null }) {
  return (
    <>
      {note}
      {details.address && <span className={styles.line}>To {addressLines(details.address).join(", ")}</span>}
      {expected && <span className={styles.strong}>Expected {expected}</span>}
    </>
  )
}

function ShopNote({ note, expected }: { note: string; expected: string }) {
  const openToday = useOpenToday()
  return (
    <>
      {note}
      <span className={styles.line}>{shopAddress(shop().identity)}</span>
      <span className={styles.line}>{openingHours()}</span>
      {openToday && <span className={styles.line}>{openToday}</span>}
      <span className={styles.strong}>Expected {expected}</span>
    </>
  )
}
