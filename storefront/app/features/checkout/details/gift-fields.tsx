import { GIFT } from "@silai/contracts/checkout/limits"
import { roomFor } from "@silai/contracts/room"
import { Checkbox } from "~/ui/form/choice"
import { TextArea } from "~/ui/form/text-area"
import type { FieldsProps } from "./contact-fields"
import { checkoutWords } from "../words"

/** For presents: a note in the parcel, which shows no price. */
export function GiftFields({ values, onEdit }: Pick<FieldsProps, "values" | "onEdit">) {
  return (
    <>
      <Checkbox
        name="isGift"
        label={checkoutWords.isGift}
        checked={values.isGift}
        onChange={(event) => onEdit({ isGift: event.target.checked })}
      />
      {values.isGift && (
        <TextArea
          label={checkoutWords.giftNote}
          hint={checkoutWords.giftHint}
          optional
          name="giftNote"
          maxLength={roomFor(GIFT.maxNote)}
          value={values.giftNote}
          onChange={(event) => onEdit({ giftNote: event.target.value })}
        />
      )}
    </>
  )
}
