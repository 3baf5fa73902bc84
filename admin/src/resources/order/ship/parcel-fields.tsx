import type { Parcel } from "@silai/contracts/order/parcel"
import { PARCEL } from "@silai/contracts/order/limits"
import { Input } from "antd"
import { FormField } from "../../../ui/form/field"
import { useSay } from "../../../words/language"

/** How a parcel travels; all of it is optional. */
export function ParcelFields() {
  const say = useSay()
  return (
    <>
      <FormField<Parcel> name="courier" label={say("parcel.courier")}>
        <Input maxLength={PARCEL.courier} autoComplete="off" />
      </FormField>
      <FormField<Parcel> name="trackingNumber" label={say("parcel.number")}>
        <Input maxLength={PARCEL.number} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField<Parcel>
        name="trackingUrl"
        label={say("parcel.link")}
        extra={say("parcel.hint")}
        check={({ trackingUrl }) =>
          !trackingUrl.trim() || PARCEL.link.test(trackingUrl.trim()) ? undefined : say("parcel.link.wrong")
        }
      >
        <Input maxLength={PARCEL.url} type="url" autoComplete="off" spellCheck={false} />
      </FormField>
    </>
  )
}

/** Trimmed. */
export const parcelOf = ({ courier, trackingNumber, trackingUrl }: Parcel): Parcel => ({
  courier: courier.trim(),
  trackingNumber: trackingNumber.trim(),
  trackingUrl: trackingUrl.trim(),
})
