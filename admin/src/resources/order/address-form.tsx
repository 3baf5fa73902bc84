import type { Address } from "@silai/contracts/checkout/calls"
import { ADDRESS, PIN } from "@silai/contracts/checkout/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { NAME, PHONE } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { typedPhone } from "@silai/contracts/account/phone"
import { orderRefusals } from "@silai/contracts/order/messages"
import { STATES } from "@silai/contracts/place/states"
import { useQuery } from "@tanstack/react-query"
import { Button, Input, Select } from "antd"
import { useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router"
import { call, entry } from "../../providers/call"
import { FormField } from "../../ui/form/field"
import { FormFrame } from "../../ui/form/form-frame"
import { useRecordForm } from "../../ui/form/use-record-form"
import { heard, useSay } from "../../words/language"
import type { WholeOrder } from "./calls"
import style from "./edit.module.css"

const askPlace = entry("/customer/pincode")
const states = STATES.map(({ name }) => ({ value: name, label: name })).sort((one, other) =>
  one.label.localeCompare(other.label),
)
const blank: Address = { name: "", phone: "", line1: "", line2: "", landmark: "", city: "", state: "", pincode: "" }

/** What is wrong with a line; the server judges by the same rules. */
const wrongIn = (address: Address): Partial<Record<keyof Address, string>> => ({
  name: address.name.trim().length < NAME.minLength ? accountSays.nameTooShort : undefined,
  phone: PHONE.pattern.test(address.phone) ? undefined : accountSays.phoneInvalid,
  line1: address.line1.trim().length < ADDRESS.shortest.line ? checkoutSays.lineRequired : undefined,
  pincode: PIN.pattern.test(address.pincode.trim()) ? undefined : checkoutSays.pinInvalid,
  city: address.city.trim().length < ADDRESS.shortest.place ? checkoutSays.cityRequired : undefined,
  state: address.state ? undefined : checkoutSays.stateRequired,
})

/** Where an order goes, until it is shipped. A PIN code fills in its town; somebody else's change is never overwritten. */
export function AddressForm({ order }: { order: WholeOrder }) {
  const say = useSay()
  const navigate = useNavigate()
  const view = `/order/view/${order._id}`
  const words = (name: keyof Address) => say(`order-address.${name}`)
  const at = useRecordForm<WholeOrder, Address>({
    resource: "order",
    id: order._id,
    record: order,
    blank,
    valuesOf: ({ address }) => address ?? blank,
    fields: {
      name: words("name"),
      phone: words("phone"),
      line1: words("line1"),
      line2: words("line2"),
      landmark: words("landmark"),
      pincode: words("pincode"),
      city: words("city"),
      state: words("state"),
    },
    variables: (address, { values: before }) => ({ before, address }),
    conflicts: [orderRefusals.changed_meanwhile.code],
    onSaved: () => void navigate(view),
  })
  usePlace(at.values.pincode, at.base.values.pincode, at.set)
  const field = (name: keyof Address) => ({
    name,
    label: words(name),
    checkOnLeaving: true,
    check: (now: Address) => {
      const wrong = wrongIn(now)[name]
      return wrong && heard(wrong)
    },
  })
  return (
    <FormFrame
      at={at}
      name="address"
      save={say("order-address.save")}
      actions={
        <Button onClick={() => void navigate(view)} disabled={at.busy}>
          {say("form.cancel")}
        </Button>
      }
    >
      <p className={style.soft}>{say("order-address.note", { state: order.address?.state ?? "" })}</p>
      <div className={style.fields}>
        <div className={style.two}>
          <FormField<Address> {...field("name")}>
            <Input maxLength={NAME.maxLength} />
          </FormField>
          <FormField<Address> {...field("phone")} normalize={typedPhone}>
            <Input type="tel" inputMode="tel" />
          </FormField>
        </div>
        <FormField<Address> {...field("line1")}>
          <Input maxLength={ADDRESS.line} />
        </FormField>
        <FormField<Address> {...field("line2")}>
          <Input maxLength={ADDRESS.line} />
        </FormField>
        <FormField<Address> {...field("landmark")}>
          <Input maxLength={ADDRESS.landmark} />
        </FormField>
        <div className={style.three}>
          <FormField<Address> {...field("pincode")}>
            <Input inputMode="numeric" maxLength={PIN.digits} />
          </FormField>
          <FormField<Address> {...field("city")}>
            <Input maxLength={ADDRESS.city} />
          </FormField>
          <FormField<Address> {...field("state")}>
            <Select options={states} showSearch optionFilterProp="label" />
          </FormField>
        </div>
      </div>
    </FormFrame>
  )
}

/** Fills in town and state of a PIN code that was typed, once for each: what is typed afterwards stays. */
function usePlace(pincode: string, before: string, set: (change: Partial<Address>) => void) {
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
