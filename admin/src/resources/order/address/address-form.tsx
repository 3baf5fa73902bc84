import type { Address } from "@silai/contracts/checkout/calls"
import { NAME } from "@silai/contracts/account/limits"
import { phoneOf } from "@silai/contracts/account/phone"
import { orderRefusals } from "@silai/contracts/order/messages"
import { Button, Input } from "antd"
import { useNavigate } from "react-router"
import { FormField } from "../../../ui/form/field"
import { FormFrame } from "../../../ui/form/form-frame"
import { useRecordForm } from "../../../ui/form/use-record-form"
import { translated, useSay } from "../../../words/language"
import { AddressLines, usePlace, wrongIn } from "./address-fields"
import { blankAddress } from "./blank-address"
import type { WholeOrder } from "../calls"
import style from "../edit.module.css"

/** Where an order goes, until it is shipped. A PIN code fills in its town; a colleague's change is never overwritten. */
export function AddressForm({ order }: { order: WholeOrder }) {
  const say = useSay()
  const navigate = useNavigate()
  const view = `/order/view/${order._id}`
  const words = (name: keyof Address) => say(`order-address.${name}`)
  const at = useRecordForm<WholeOrder, Address>({
    resource: "order",
    id: order._id,
    record: order,
    blank: blankAddress,
    valuesOf: ({ address }) => address ?? blankAddress,
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
      return wrong && translated(wrong)
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
        <div className="pair">
          <FormField<Address> {...field("name")}>
            <Input maxLength={NAME.maxWritten} />
          </FormField>
          <FormField<Address> {...field("phone")} normalize={phoneOf}>
            <Input type="tel" inputMode="tel" />
          </FormField>
        </div>
        <AddressLines field={field} />
      </div>
    </FormFrame>
  )
}
