import type { Address } from "@silai/contracts/checkout/calls"
import { ADDRESS } from "@silai/contracts/checkout/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { STATES, stateOf } from "@silai/contracts/place/states"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import type { Wrong } from "~/lib/use-form"
import { Field, Pair, Select } from "~/ui/field"
import { Spinner } from "~/ui/spinner"
import { isPin, pinDigits } from "./address-rules"
import { pinQuery } from "./pin-query"

export type Place = Omit<Address, "name" | "phone">

type Props = {
  values: Place
  wrong: Wrong<Place>
  onEdit: (part: Partial<Place>) => void
  /** Called when a field loses the focus, with its error. */
  onJudge: (part: Wrong<Place>) => void
}

/** The address: the PIN code first, because it fills in city and state. The shopper may change both. */
export function PlaceFields({ values, wrong, onEdit, onJudge }: Props) {
  const { pincode } = values
  const place = useQuery(pinQuery(pincode))
  // The PIN of a saved address must not overwrite that address's own city.
  const filledFor = useRef(pincode)
  useEffect(() => {
    if (!place.data || filledFor.current === place.data.pincode) return
    filledFor.current = place.data.pincode
    onEdit({ city: place.data.city, state: stateOf(place.data.stateCode)?.name ?? place.data.state })
  }, [place.data, onEdit])

  const known = place.data ? `${place.data.city}, ${place.data.state}` : undefined
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
        hint={place.isError ? checkoutSays.pinUnknown : (known ?? "We fill in the city and state from it.")}
        value={pincode}
        error={wrong.pincode}
        onChange={(event) => onEdit({ pincode: pinDigits(event.target.value) })}
        onBlur={() =>
          onJudge({ pincode: pincode.trim() === "" || isPin(pincode) ? undefined : checkoutSays.pinInvalid })
        }
      />
      <Field
        label="House number and street"
        name="line1"
        autoComplete="address-line1"
        enterKeyHint="next"
        maxLength={ADDRESS.line}
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
          maxLength={ADDRESS.line}
          value={values.line2}
          onChange={(event) => onEdit({ line2: event.target.value })}
        />
        <Field
          label="Landmark"
          optional
          name="landmark"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={ADDRESS.landmark}
          value={values.landmark}
          onChange={(event) => onEdit({ landmark: event.target.value })}
        />
      </Pair>
      <Pair>
        <Field
          label="City"
          name="city"
          autoComplete="address-level2"
          enterKeyHint="next"
          maxLength={ADDRESS.city}
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
