import type { Address } from "@silai/contracts/checkout/calls"
import { ADDRESS, PIN } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { faultOfLine } from "@silai/contracts/place/printed-line"
import { wrongName, wrongPhone } from "~/features/customer/person-rules"
import type { Wrong } from "~/lib/use-form"

/** Whether a PIN code is complete, so that a look-up makes sense. */
export function isPin(pincode: string): boolean {
  return PIN.pattern.test(pincode)
}

export const lineTooLong = (line: string, most: number): string | undefined =>
  line.trim().length > most ? checkoutMessages.lineTooLong(most) : undefined

/** All errors of an address, on submit. */
export function wrongAddress(address: Address): Wrong<Address> {
  const { name, phone, line1, line2, landmark, city, state, pincode } = address
  return {
    name: wrongName(name),
    phone: wrongPhone(phone),
    pincode: isPin(pincode) ? undefined : checkoutMessages.pinInvalid,
    line1:
      line1.trim().length < ADDRESS.shortest.line ? checkoutMessages.lineRequired : faultOfLine(line1, ADDRESS.line),
    line2: faultOfLine(line2, ADDRESS.line),
    landmark: faultOfLine(landmark, ADDRESS.landmark),
    city: city.trim().length < ADDRESS.shortest.place ? checkoutMessages.cityRequired : faultOfLine(city, ADDRESS.city),
    state: state.trim().length < ADDRESS.shortest.place ? checkoutMessages.stateRequired : undefined,
  }
}

/** An address as on a parcel, line by line. */
export function addressLines({ line1, line2, landmark, city, state, pincode }: Address): string[] {
  return [line1, line2, landmark, `${city}, ${state} ${pincode}`].map((line) => line.trim()).filter(Boolean)
}
