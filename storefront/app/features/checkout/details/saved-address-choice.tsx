import type { SavedAddress } from "@silai/contracts/account/shapes"
import { addressLines } from "~/features/place/address-rules"
import { RadioCards } from "~/ui/form/choice"
import { type DetailsForm, OF_ANOTHER, ofSavedAddress } from "./details-form"
import { checkoutWords } from "../words"

const ANOTHER = "another"

type Props = { addresses: readonly SavedAddress[]; keptId: string; onChoose: (part: Partial<DetailsForm>) => void }

/** The account's saved addresses, and an option for another one. */
export function SavedAddressChoice({ addresses, keptId, onChoose }: Props) {
  const cards = addresses.map((saved) => ({
    value: saved._id,
    title: saved.label ? `${saved.label}: ${saved.name}` : saved.name,
    note: addressLines(saved).join(", "),
  }))
  return (
    <RadioCards
      legend={checkoutWords.deliverTo}
      name="keptId"
      choices={[...cards, { value: ANOTHER, title: checkoutWords.anotherAddress }]}
      value={keptId || ANOTHER}
      onChange={(value) => {
        const saved = addresses.find(({ _id }) => _id === value)
        onChoose(saved ? ofSavedAddress(saved) : OF_ANOTHER)
      }}
    />
  )
}
