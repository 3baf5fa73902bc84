import { Form, type FormItemProps } from "antd"
import { useSay } from "../../words/language"
import style from "./form.module.css"
import { type NumberRange, outsideOf } from "./number-range"
import { wrongUnread } from "./unread"
import { KeepsUnread } from "./use-typed"

type Props<V> = Omit<FormItemProps, "rules" | "validateTrigger" | "name"> & {
  name: keyof V & string
  /**
   * The numbers that it takes. The input itself has no limits: it would change another number into the nearest one, and
   * that would be saved.
   */
  range?: NumberRange
  /** The error shown at the field on saving; undefined when valid. */
  check?: (values: V) => string | undefined
  /** Checks when the field is left, not only on saving. */
  checkOnLeaving?: boolean
  /** As wide as the form, where fields are in two columns. */
  wide?: boolean
}

/** A field of the form. Typing clears its error; it is checked again on saving. */
export function FormField<V extends object>({ range, check, checkOnLeaving, wide, className = "", ...item }: Props<V>) {
  const say = useSay()
  return (
    <KeepsUnread value>
      <Form.Item
        {...item}
        className={`${className} ${wide ? style.wide : ""}`}
        // A change runs the rules of its trigger, of which only a text that cannot be read breaks one; that clears an old
        // error. Leaving the field would do the same, so it is a trigger only where it is checked on leaving.
        validateTrigger={checkOnLeaving ? ["onChange", "onBlur"] : "onChange"}
        rules={[
          {
            validateTrigger: "onChange",
            validator: async (_rule: unknown, value: unknown) => {
              const wrong = wrongUnread(say, value)
              if (wrong) throw new Error(wrong)
            },
          },
          ({ getFieldsValue }) => ({
            validateTrigger: checkOnLeaving ? "onBlur" : "onSubmit",
            validator: async () => {
              const values = getFieldsValue(true) as V
              const wrong = (range && outsideOf(say, range, values[item.name])) ?? check?.(values)
              if (wrong) throw new Error(wrong)
            },
          }),
        ]}
      />
    </KeepsUnread>
  )
}
