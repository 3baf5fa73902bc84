import { Form, type FormItemProps } from "antd"
import style from "./form.module.css"

type Props<V> = Omit<FormItemProps, "rules" | "validateTrigger" | "name"> & {
  name: keyof V & string
  /** The error shown at the field on saving; undefined when valid. */
  check?: (values: V) => string | undefined
  /** Checks when the field is left, not only on saving. */
  checkOnLeaving?: boolean
  /** As wide as the form, where fields are in two columns. */
  wide?: boolean
}

/** A field of the form. Typing clears its error; it is checked again on saving. */
export function FormField<V extends object>({ check, checkOnLeaving, wide, className = "", ...item }: Props<V>) {
  return (
    <Form.Item
      {...item}
      className={`${className} ${wide ? style.wide : ""}`}
      // A change runs the rules of its trigger; there are none, which clears an old error. Leaving the field would do
      // the same, so it is a trigger only where it is checked on leaving.
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
