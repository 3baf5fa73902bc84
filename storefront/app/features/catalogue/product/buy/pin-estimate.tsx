import { PIN } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { pinOf } from "@silai/contracts/place/pin"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState, type RefObject } from "react"
import { addressesQuery } from "~/features/customer/queries"
import { expectedDays } from "~/features/place/delivery-estimate"
import { rememberPin, savedPin } from "~/features/place/saved-pin"
import { pinQuery } from "~/features/place/pin-query"
import { useCustomerId } from "~/lib/auth"
import { CallRefused } from "~/lib/call"
import { shop } from "~/lib/shop/shop"
import { productMessages } from "../words"

/** The checkout's sentence continues about city and state, which this row does not have. */
const refusalOf = ({ status, message }: CallRefused) => (status === 404 ? productMessages.pinUnknown : message)

/** The field belongs to the page and was there before this code: it is uncontrolled. */
function fill(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event("input"))
}

type Props = {
  field: RefObject<HTMLInputElement | null>
  custom: boolean
  /** Shown while no PIN code is known. */
  anywhere: string
}

/**
 * The day a piece reaches a PIN code; made to order adds its extra days (requirements §1). The field begins with the
 * one last asked about here, else with that of the account's first address.
 */
export function PinEstimate({ field, custom, anywhere }: Props) {
  const [pin, setPin] = useState("")
  const [finished, setFinished] = useState(false)
  const [now] = useState(() => Date.now())
  const own = useRef(true)
  const place = useQuery(pinQuery(PIN.pattern.test(pin) ? pin : ""))
  const { isError, refetch } = place
  const me = useCustomerId()
  const addresses = useQuery({ ...addressesQuery(me ?? ""), enabled: me !== null && savedPin() === "" })
  const home = addresses.data?.[0]?.pincode

  useEffect(() => {
    const input = field.current
    if (!input) return
    const read = () => {
      const cleaned = pinOf(input.value)
      if (cleaned !== input.value) input.value = cleaned
      own.current = true
      setFinished(false)
      setPin(input.value)
    }
    input.addEventListener("input", read)
    fill(input, input.value || savedPin())
    return () => input.removeEventListener("input", read)
  }, [field])
  useEffect(() => {
    const input = field.current
    if (!home || !input || input.value) return
    fill(input, home)
    own.current = false
  }, [field, home])
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    const finish = () => setFinished(true)
    // Entering the same again is a retry.
    const enter = () => {
      finish()
      if (isError) void refetch()
    }
    form.addEventListener("submit", enter)
    form.addEventListener("focusout", finish)
    return () => {
      form.removeEventListener("submit", enter)
      form.removeEventListener("focusout", finish)
    }
  }, [field, isError, refetch])
  // An account's address is remembered by the account.
  useEffect(() => {
    if (place.data && own.current) rememberPin(place.data.pincode)
  }, [place.data])

  const wrong = pin !== "" && !PIN.pattern.test(pin) && (finished || pin.length >= PIN.digits)
  const refused = wrong
    ? checkoutMessages.pinInvalid
    : place.error instanceof CallRefused
      ? refusalOf(place.error)
      : null
  useEffect(() => {
    if (refused) field.current?.setAttribute("aria-invalid", "true")
    else field.current?.removeAttribute("aria-invalid")
  }, [field, refused])

  if (refused) return <span data-refused>{refused}</span>
  if (!place.data) return anywhere
  const { city, state, days } = place.data
  return (
    <>
      <strong>
        {productMessages.atDoor(expectedDays(now, days, { custom, queueDays: shop().delivery.queueDays }))}
      </strong>{" "}
      {city}, {state}
    </>
  )
}
