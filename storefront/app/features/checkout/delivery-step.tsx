import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { useState } from "react"
import { useNavigate } from "react-router"
import { hasCustom } from "~/features/bag/lines-to-send"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Refusal } from "~/ui/form/refusal"
import { Loading, Skeleton } from "~/ui/skeleton"
import { ErrorState } from "~/ui/state"
import type { Visit } from "./checkout-layout"
import styles from "./details/contact-step.module.css"
import { DeliveryChoice } from "./details/delivery-choice"
import { useSaveDetails } from "./details"
import { checkoutWords } from "./words"

/** The choice of delivery on its own, for shoppers who come back to change it. */
export function DeliveryStep({ visit: { details, items, shippingOptions } }: { visit: Visit }) {
  const navigate = useNavigate()
  const saveDetails = useSaveDetails()
  const [wanted, setWanted] = useState<DeliveryMethod>(details.deliveryMethod ?? "home")
  // The shop may have stopped offering what was chosen earlier.
  const chosen = shippingOptions.data?.some(({ method }) => method === wanted) === false ? "home" : wanted
  const needsAddress = chosen === "home" && !details.address

  const onward = needsAddress ? checkoutWords.addAddress : checkoutWords.toPayment

  const go = async () => {
    try {
      await saveDetails.mutateAsync({ deliveryMethod: chosen })
      void navigate(needsAddress ? paths.checkout : paths.payment)
    } catch {
      // The error is shown above the button.
    }
  }

  if (shippingOptions.isError)
    return (
      <ErrorState
        error={shippingOptions.error}
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
  return (
    <div className={styles.form}>
      <DeliveryChoice
        ways={shippingOptions.data}
        chosen={chosen}
        onChoose={setWanted}
        pincode={details.address?.pincode ?? ""}
        address={details.address}
        hasCustom={hasCustom(items)}
      />
      {needsAddress && <Notice live>{checkoutRefusals.address_missing.say}</Notice>}
      <Refusal>{saveDetails.error?.message}</Refusal>
      <Button wide busy={saveDetails.isPending} aria-label={onward} onClick={() => void go()}>
        {onward}
      </Button>
      <LinkButton to={paths.checkout} kind="quiet">
        {checkoutWords.backToDetails}
      </LinkButton>
    </div>
  )
}
