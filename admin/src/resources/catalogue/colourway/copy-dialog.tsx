import type { BaseRecord } from "@refinedev/core"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { useNavigate } from "react-router"
import { ColourField } from "../../../ui/form/colour-field"
import { DialogFrame, FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { useRecordForm } from "../../../ui/form/use-record-form"
import { ColourName } from "./colour-name"
import { emptyValues, type Values as Facts, wrongsOf } from "./form-values"
import { useChoices } from "./use-colourways"
import { pathTo } from "./words"
import style from "./show.module.css"

type Values = Pick<Facts, "color" | "colorCode">
type Props = { record: Colourway; onClose: () => void }
const blank: Values = { color: "", colorCode: "#" }
const wrongIn = (name: keyof Values) => (values: Values) => wrongsOf({ ...emptyValues(), ...values })[name]

/** Makes a draft of another colour from this one. */
export const CopyDialog = ({ open, record, onClose }: Props & { open: boolean }) => (
  <FormDialog open={open} title="Copy to another colour" onClose={onClose}>
    <CopyForm record={record} onClose={onClose} />
  </FormDialog>
)

function CopyForm({ record, onClose }: Props) {
  const navigate = useNavigate()
  const { data: choices } = useChoices()
  const at = useRecordForm<Colourway & BaseRecord, Values>({
    resource: "colourway",
    record: null,
    blank,
    valuesOf: () => blank,
    fields: {},
    variables: ({ color, colorCode }) => ({ of: record._id, color: color.trim(), colorCode }),
    also: ["product", "category"],
    onSaved: ({ _id }) => {
      onClose()
      void navigate(pathTo.edit(_id))
    },
  })
  return (
    <DialogFrame at={at} name="copy" save="Copy" onClose={onClose}>
      <p className={style.copy}>Texts, sizes, prices and tags are copied; pictures and stock are not.</p>
      <FormField<Values> name="color" label="Colour" check={wrongIn("color")}>
        <ColourName
          colours={choices?.colours ?? []}
          onName={(color, code) => at.set({ color, ...(code && { colorCode: code }) })}
        />
      </FormField>
      <FormField<Values> name="colorCode" label="Swatch" extra="Such as #17171A." check={wrongIn("colorCode")}>
        <ColourField />
      </FormField>
    </DialogFrame>
  )
}
