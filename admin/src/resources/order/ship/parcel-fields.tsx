import type { Parcel } from "@silai/contracts/order/parcel"
import { PARCEL } from "@silai/contracts/order/limits"
import { orderSays } from "@silai/contracts/order/messages"
import { isShortened, trackingOf } from "@silai/contracts/order/tracking"
import { oneLine } from "@silai/contracts/plain"
import { Input } from "antd"
import { FormField } from "../../../ui/form/field"
import { translated, useSay } from "../../../words/language"

/** How a parcel travels; all of it is optional. */
export function ParcelFields() {
  const say = useSay()
  return (
    <>
      <FormField<Parcel> name="courier" label={say("parcel.courier")}>
        <Input maxLength={PARCEL.courier} autoComplete="off" />
      </FormField>
      <FormField<Parcel>
        name="trackingNumber"
        label={say("parcel.number")}
        checkOnLeaving
        check={({ trackingNumber }) =>
          isShortened(trackingOf(trackingNumber)) ? translated(orderSays.trackingShortened) : undefined
        }
      >
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

/** As the shop stores it. */
export const parcelOf = ({ courier, trackingNumber, trackingUrl }: Parcel): Parcel => ({
  courier: oneLine(courier),
  trackingNumber: trackingOf(trackingNumber),
  trackingUrl: trackingUrl.trim(),
})
