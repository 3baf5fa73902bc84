import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { useEffect, useEffectEvent, useRef } from "react"
import { useNavigate } from "react-router"
import { STRAIGHT_ON } from "~/features/bag/straight-to-payment"
import { LAST_CUSTOMER } from "~/lib/auth"
import { getStored } from "~/lib/device/storage"
import { paths } from "~/paths"
import { detailsOf, startOf, wrongIn } from "./details/details-form"
import { type ShippingOptions, useSaveDetails } from "./details"
import { hasDraft } from "./details/draft"
import { lastBuyer } from "./last-buyer"
import { useKnownPerson } from "./details/use-known-person"

/** Whether this browser has seen a buyer: a stranger's form need not wait for the shop's reply. */
export const maySkipForm = () => !hasDraft() && (Boolean(getStored(LAST_CUSTOMER)) || lastBuyer() !== null)

type Props = { details: CheckoutDetails | undefined; options: ShippingOptions | undefined; isLost: boolean }

/** A shopper whose details are complete, here or in the account, goes to the payment; all others to the form. */
export function StraightOn({ details, options, isLost }: Props) {
  const navigate = useNavigate()
  const saveDetails = useSaveDetails()
  const person = useKnownPerson()
  const decided = useRef(false)

  const toForm = () => void navigate(paths.checkout, { replace: true, state: null })
  const decide = useEffectEvent(async (known: CheckoutDetails, offered: ShippingOptions) => {
    decided.current = true
    const entered = known.contact || person ? known : (lastBuyer() ?? known)
    const form = startOf(entered, person ?? null)
    const way = form.collect ? "pickup" : "home"
    const isWhole = Object.values(wrongIn(form)).every((wrong) => !wrong)
    if (!isWhole || !offered.some(({ method }) => method === way)) return toForm()
    try {
      await saveDetails.mutateAsync(detailsOf(form))
      void navigate(paths.payment, { replace: true, state: STRAIGHT_ON })
    } catch {
      toForm()
    }
  })
  const giveUp = useEffectEvent(toForm)
  const isKnown = person !== undefined
  useEffect(() => {
    if (decided.current) return
    if (isLost) giveUp()
    else if (isKnown && details && options) void decide(details, options)
  }, [isKnown, details, options, isLost])
  return null
}
