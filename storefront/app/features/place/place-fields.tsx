import type { Address } from "@silai/contracts/checkout/calls"
import { ADDRESS } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { pinOf } from "@silai/contracts/place/pin"
import { STATES, stateOf } from "@silai/contracts/place/states"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useRef } from "react"
import type { Wrong } from "~/lib/use-form"
import { Checkbox } from "~/ui/form/choice"
import { Field, Pair, Select } from "~/ui/form/field"
import { Notice } from "~/ui/notice"
import { Spinner } from "~/ui/spinner"
import { isPin } from "./address-rules"
import { isUnknownPin, pinQuery } from "./pin-query"

export type Place = Omit<Address, "name" | "phone"> & {
  /** An unknown PIN code that the shopper has confirmed, or one that was accepted before. */
  sureOfPin: string
}

type Props = {
  values: Place
  wrong: Wrong<Place>
  onEdit: (part: Partial<Place>) => void
  /** Called when a field loses the focus, with its error. */
  onJudge: (part: Wrong<Place>) => void
}

/**
 * The address: the PIN code first, because it fills in city and state. The shopper may change both; with another PIN
 * code they are replaced, because they belong to the old one.
 */
export function PlaceFields({ values, wrong, onEdit, onJudge }: Props) {
  const { pincode, sureOfPin, city, state } = values
  const place = useQuery(pinQuery(pincode))
  // Once for each PIN code, and never over what an address has already, saved or typed.
  const filledFor = useRef(pincode)
  const fill = useEffectEvent((found: NonNullable<typeof place.data>) => {
    if (filledFor.current === found.pincode) return
    filledFor.current = found.pincode
    onEdit({ city: city || found.city, state: state || (stateOf(found.stateCode)?.name ?? found.state) })
  })
  useEffect(() => {
    if (place.data) fill(place.data)
  }, [place.data])
  const editPin = (typed: string) => {
    const next = pinOf(typed)
    if (next === pincode) return
    filledFor.current = ""
    onEdit(isPin(pincode) ? { pincode: next, city: "", state: "" } : { pincode: next })
  }

  const known = place.data ? `${place.data.city}, ${place.data.state}` : undefined
  const isUnknown = isUnknownPin(place.error)
  return (
    <>
      <Field
        label="PIN code"
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        required
        suffix={place.isFetching && <Spinner size={16} label="Looking up the PIN code" />}
        hint={isUnknown ? undefined : (known ?? "We fill in the city and state from it.")}
        value={pincode}
        error={wrong.pincode}
        onChange={(event) => editPin(event.target.value)}
        onBlur={() =>
          onJudge({ pincode: pincode.trim() === "" || isPin(pincode) ? undefined : checkoutMessages.pinInvalid })
        }
      />
      {isUnknown && (
        <div>
          <Notice tone="warn" live>
            {checkoutMessages.pinUnknown}
          </Notice>
          <Checkbox
            name="sureOfPin"
            label={checkoutMessages.pinSure}
            checked={sureOfPin === pincode}
            error={wrong.sureOfPin}
            onChange={(event) => onEdit({ sureOfPin: event.target.checked ? pincode : "" })}
          />
        </div>
      )}
      <Field
        label="House number and street"
        name="line1"
        autoComplete="address-line1"
        enterKeyHint="next"
        maxLength={ADDRESS.maxWritten}
        required
        value={values.line1}
        error={wrong.line1}
        onChange={(event) => onEdit({ line1: event.target.value })}
      />
      <Pair>
        <Field
          label="Area or colony"
          optional
          name="line2"
          autoComplete="address-line2"
          enterKeyHint="next"
          maxLength={ADDRESS.maxWritten}
          value={values.line2}
          error={wrong.line2}
          onChange={(event) => onEdit({ line2: event.target.value })}
        />
        <Field
          label="Landmark"
          optional
          name="landmark"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={ADDRESS.maxWritten}
          value={values.landmark}
          error={wrong.landmark}
          onChange={(event) => onEdit({ landmark: event.target.value })}
        />
      </Pair>
      <Pair>
        <Field
          label="City"
          name="city"
          autoComplete="address-level2"
          enterKeyHint="next"
          maxLength={ADDRESS.maxWritten}
          required
          value={values.city}
          error={wrong.city}
          onChange={(event) => onEdit({ city: event.target.value })}
        />
        <Select
          label="State"
          name="state"
          autoComplete="address-level1"
          required
          value={values.state}
          error={wrong.state}
          onChange={(event) => onEdit({ state: event.target.value })}
        >
          <option value="">Choose a state</option>
          {STATES.map(({ code, name }) => (
            <option key={code} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Pair>
    </>
  )
}
