import type { FormItemProps } from "antd"
import { FormField } from "../../../ui/form/field"
import type { RecordForm } from "../../../ui/form/use-record-form"
import { type Values, wrongsOf } from "./form-values"

export type SectionProps = { at: RecordForm<Values> }

type FactProps = Omit<FormItemProps, "name" | "rules" | "validateTrigger"> & { name: keyof Values; wide?: boolean }
/** A field of the form; errors that the form can detect show before anything is sent. */
export const Fact = ({ name, ...item }: FactProps) => (
  <FormField<Values> {...item} name={name} check={(values) => wrongsOf(values)[name]} />
)
