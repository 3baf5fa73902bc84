import { Form, type FormItemProps } from "antd"
import style from "./form.module.css"

type Props<V> = Omit<FormItemProps, "rules" | "validateTrigger" | "name"> & {
  name: keyof V & string
  /** Said at the field when the form is saved; nothing when all is well. */
  check?: (values: V) => string | undefined
  /** Checks when the field is left, not only on saving. */
  checkOnLeaving?: boolean
  /** As wide as the form, where fields are in two columns. */
  wide?: boolean
}

/** A field of the form. While something is typed it is not told off: its error goes, and is looked for anew on saving. */
export function FormField<V extends object>({ check, checkOnLeaving, wide, className = "", ...item }: Props<V>) {
  return (
    <Form.Item
      {...item}
      className={`${className} ${wide ? style.wide : ""}`}
      // A change runs the rules of its trigger, of which there are none: that is what takes an old error away. Leaving
      // would do the same, so it is no trigger where nothing is checked then.
      validateTrigger={checkOnLeaving ? ["onChange", "onBlur"] : "onChange"}
      rules={[
        ({ getFieldsValue }) => ({
          validateTrigger: checkOnLeaving ? "onBlur" : "onSubmit",
          validator: async () => {
            const wrong = check?.(getFieldsValue(true) as V)
            if (wrong) throw new Error(wrong)
          },
        }),
      ]}
    />
  )
}
