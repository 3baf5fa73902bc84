import type { Parcel } from "@silai/contracts/order/parcel"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { PARCEL } from "@silai/contracts/order/limits"
import { orderMessages } from "@silai/contracts/order/messages"
import { isShortened, trackingOf } from "@silai/contracts/order/tracking"
import { oneLine } from "@silai/contracts/plain"
import { roomFor } from "@silai/contracts/room"
import { Input } from "antd"
import { FormField } from "../../../ui/form/field"
import { translated, useSay } from "../../../words/language"

const tooLong = (text: string, most: number) =>
  text.length > most ? translated(checkoutMessages.lineTooLong(most)) : undefined
const wrongTracking = (tracking: string) =>
  isShortened(tracking) ? translated(orderMessages.trackingShortened) : tooLong(tracking, PARCEL.number)

/** How a parcel travels; all of it is optional. */
export function ParcelFields() {
  const say = useSay()
  return (
    <>
      <FormField<Parcel>
        name="courier"
        label={say("parcel.courier")}
        checkOnLeaving
        check={({ courier }) => tooLong(oneLine(courier), PARCEL.courier)}
      >
        <Input maxLength={PARCEL.maxWritten} autoComplete="off" />
      </FormField>
      <FormField<Parcel>
        name="trackingNumber"
        label={say("parcel.number")}
        checkOnLeaving
        check={({ trackingNumber }) => wrongTracking(trackingOf(trackingNumber))}
      >
        <Input maxLength={PARCEL.maxWritten} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField<Parcel>
        name="trackingUrl"
        label={say("parcel.link")}
        extra={say("parcel.hint")}
        check={({ trackingUrl }) =>
          !trackingUrl.trim() || PARCEL.link.test(trackingUrl.trim()) ? undefined : say("parcel.link.wrong")
        }
      >
        <Input maxLength={roomFor(PARCEL.url)} type="url" autoComplete="off" spellCheck={false} />
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
