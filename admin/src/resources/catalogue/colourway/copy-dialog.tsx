import type { BaseRecord } from "@refinedev/core"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { useNavigate } from "react-router"
import { ColourField } from "../../../ui/form/colour-field"
import { DialogFrame, FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { useRecordForm } from "../../../ui/form/use-record-form"
import { ColourName } from "./colour-name"
import { emptyValues, factsOf, type Values as Facts, wrongsOf } from "./form-values"
import { SizePicker } from "./section-sizes"
import { useChoices } from "./use-colourways"
import { pathTo } from "./words"
import style from "./show.module.css"

type Values = Pick<Facts, "color" | "colorCode" | "sizes">
type Props = { record: Colourway; onClose: () => void }
const wrongIn = (name: keyof Values) => (values: Values) => wrongsOf({ ...emptyValues(), ...values })[name]

/** Makes a draft of another colour from this one, with its stock; its pictures and Publish are on the next page. */
export const CopyDialog = ({ open, record, onClose }: Props & { open: boolean }) => (
  <FormDialog open={open} title="Copy to another colour" onClose={onClose}>
    <CopyForm record={record} onClose={onClose} />
  </FormDialog>
)

function CopyForm({ record, onClose }: Props) {
  const navigate = useNavigate()
  const { data: choices } = useChoices()
  const made = record.sizes.map(({ size }) => size)
  const blank: Values = { color: "", colorCode: "#", sizes: made.map((size) => ({ size, stock: "0" })) }
  const at = useRecordForm<Colourway & BaseRecord, Values>({
    resource: "colourway",
    record: null,
    blank,
    valuesOf: () => blank,
    fields: {},
    variables: (values) => {
      const { color, colorCode, sizes } = factsOf({ ...emptyValues(), ...values })
      return { of: record._id, color, colorCode, sizes }
    },
    also: ["product", "category"],
    onSaved: ({ _id }) => {
      onClose()
      void navigate(pathTo.images(_id))
    },
  })
  return (
    <DialogFrame at={at} name="copy" save="Copy" onClose={onClose}>
      <p className={style.copy}>Texts, prices and tags are copied. Its pictures come next.</p>
      <FormField<Values> name="color" label="Colour" check={wrongIn("color")}>
        <ColourName
          colours={choices?.colours ?? []}
          onName={(color, code) => at.set({ color, ...(code && { colorCode: code }) })}
        />
      </FormField>
      <FormField<Values> name="colorCode" label="Swatch" extra="Such as #17171A." check={wrongIn("colorCode")}>
        <ColourField />
      </FormField>
      <FormField<Values> name="sizes" wide check={wrongIn("sizes")}>
        <SizePicker record={null} made={made} />
      </FormField>
    </DialogFrame>
  )
}
