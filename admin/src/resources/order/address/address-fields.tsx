import type { Address } from "@silai/contracts/checkout/calls"
import { ADDRESS, PIN } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { PHONE } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { faultOfLine } from "@silai/contracts/place/printed-line"
import { pinOf } from "@silai/contracts/place/pin"
import { STATES } from "@silai/contracts/place/states"
import { useQuery } from "@tanstack/react-query"
import { Input, Select } from "antd"
import { type ComponentProps, useEffect, useEffectEvent } from "react"
import { call, entry } from "../../../providers/call"
import { FormField } from "../../../ui/form/field"
import { wrongName } from "../../../ui/form/person-rules"

const askPlace = entry("/customer/pincode")
const states = STATES.map(({ name }) => ({ value: name, label: name })).sort((one, other) =>
  one.label.localeCompare(other.label),
)

/** Errors by field; the server applies the same rules. */
export const wrongIn = (address: Address): Partial<Record<keyof Address, string>> => ({
  name: wrongName(address.name),
  phone: PHONE.pattern.test(address.phone) ? undefined : accountMessages.phoneInvalid,
  line1:
    address.line1.trim().length < ADDRESS.shortest.line
      ? checkoutMessages.lineRequired
      : faultOfLine(address.line1, ADDRESS.line),
  line2: faultOfLine(address.line2, ADDRESS.line),
  landmark: faultOfLine(address.landmark, ADDRESS.landmark),
  pincode: PIN.pattern.test(address.pincode) ? undefined : checkoutMessages.pinInvalid,
  city:
    address.city.trim().length < ADDRESS.shortest.place
      ? checkoutMessages.cityRequired
      : faultOfLine(address.city, ADDRESS.city),
  state: address.state ? undefined : checkoutMessages.stateRequired,
})

type Field = Omit<ComponentProps<typeof FormField<Address>>, "children">

/** The lines of an address, without its name and phone. */
export const AddressLines = ({ field }: { field: (name: keyof Address) => Field }) => (
  <>
    <FormField<Address> {...field("line1")}>
      <Input maxLength={ADDRESS.maxWritten} />
    </FormField>
    <FormField<Address> {...field("line2")}>
      <Input maxLength={ADDRESS.maxWritten} />
    </FormField>
    <FormField<Address> {...field("landmark")}>
      <Input maxLength={ADDRESS.maxWritten} />
    </FormField>
    <div className="three">
      <FormField<Address> {...field("pincode")} normalize={pinOf}>
        <Input inputMode="numeric" />
      </FormField>
      <FormField<Address> {...field("city")}>
        <Input maxLength={ADDRESS.maxWritten} />
      </FormField>
      <FormField<Address> {...field("state")}>
        <Select options={states} showSearch optionFilterProp="label" />
      </FormField>
    </div>
  </>
)

/** Fills in town and state of a typed PIN code, once per code: later input stays. */
export function usePlace(pincode: string, before: string, set: (change: Partial<Address>) => void) {
  const { data: place } = useQuery({
    queryKey: ["pincode", pincode],
    queryFn: async () => (await call(askPlace, { pincode })).data,
    enabled: PIN.pattern.test(pincode) && pincode !== before,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fill = useEffectEvent(() => {
    if (place && pincode !== before) set({ city: place.city, state: place.state })
  })
  useEffect(() => fill(), [place])
}
