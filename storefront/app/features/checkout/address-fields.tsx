import { NAME, PHONE } from "@silai/contracts/account/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { STATES, stateOf } from "@silai/contracts/place/states"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { Checkbox } from "~/ui/choice"
import { Field, Select } from "~/ui/field"
import { Spinner } from "~/ui/spinner"
import { isPin, LONGEST, pinDigits } from "./address-rules"
import { onLeaving, type FieldsProps } from "./contact-fields"
import { phoneDigits, wrongName, wrongPhoneOnBlur } from "./contact-rules"
import { pinQuery } from "./pin-query"
import { Pair } from "./section"
import { rooms } from "./words"

/** Where to: the PIN code first, because it knows city and state. Both stay the shopper's to change. */
export function AddressFields({ values, wrong, onEdit, onJudge }: FieldsProps) {
  const { pincode } = values
  const place = useQuery(pinQuery(pincode))
  // A PIN that came with the saved address must not overwrite the city that came with it.
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
        onBlur={() => onJudge({ pincode: onLeaving(pincode, (pin) => (isPin(pin) ? undefined : checkoutSays.pinInvalid)) })}
      />
      <Field
        label="House number and street"
        name="line1"
        autoComplete="address-line1"
        enterKeyHint="next"
        maxLength={LONGEST.line1}
        required
        value={values.line1}
        error={wrong.line1}
        onChange={(event) => onEdit({ line1: event.target.value })}
      />
      <Pair>
        <Field label="Area or colony" optional name="line2" autoComplete="address-line2" enterKeyHint="next" maxLength={LONGEST.line2} value={values.line2} onChange={(event) => onEdit({ line2: event.target.value })} />
        <Field label="Landmark" optional name="landmark" autoComplete="off" enterKeyHint="next" maxLength={LONGEST.landmark} value={values.landmark} onChange={(event) => onEdit({ landmark: event.target.value })} />
      </Pair>
      <Pair>
        <Field label="City" name="city" autoComplete="address-level2" enterKeyHint="next" maxLength={LONGEST.city} required value={values.city} error={wrong.city} onChange={(event) => onEdit({ city: event.target.value })} />
        <Select label="State" name="state" autoComplete="address-level1" required value={values.state} error={wrong.state} onChange={(event) => onEdit({ state: event.target.value })}>
          <option value="">Choose a state</option>
          {STATES.map(({ code, name }) => (
            <option key={code} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Pair>
      <Checkbox name="otherPerson" label={rooms.otherPerson} checked={values.otherPerson} onChange={(event) => onEdit({ otherPerson: event.target.checked })} />
      {values.otherPerson && (
        <Pair>
          <Field label="Receiver's name" name="toName" autoComplete="off" enterKeyHint="next" maxLength={NAME.maxLength} required value={values.toName} error={wrong.toName} onChange={(event) => onEdit({ toName: event.target.value })} onBlur={() => onJudge({ toName: onLeaving(values.toName, wrongName) })} />
          <Field label="Receiver's mobile" name="toPhone" type="tel" inputMode="numeric" autoComplete="off" prefix={PHONE.prefix} enterKeyHint="done" required value={values.toPhone} error={wrong.toPhone} onChange={(event) => onEdit({ toPhone: phoneDigits(event.target.value) })} onBlur={() => onJudge({ toPhone: wrongPhoneOnBlur(values.toPhone) })} />
        </Pair>
      )}
    </>
  )
}
