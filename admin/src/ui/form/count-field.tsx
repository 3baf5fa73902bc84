import { Form, type InputNumberProps } from "antd"
import { useId } from "react"
import { useSay } from "../../words/language"
import { NumberInput } from "./number-input"
import { inRange, isCount, outsideOf } from "./number-range"
import { KeepsUnread } from "./use-typed"

type Input = Omit<InputNumberProps<number>, "min" | "max" | "precision" | "value" | "onChange" | "name">

/**
 * How many of so many pieces, in a list of a form: refused as it was typed, when the form is saved. The width holds the number, its
 * suffix and the arrows that appear under the mouse.
 */
export function CountField({ name, of, ...input }: Input & { name: readonly string[]; of: number }) {
  const say = useSay()
  return (
    <KeepsUnread value>
      <Form.Item
        name={[...name]}
        validateTrigger="onChange"
        rules={[inRange(say, { min: 0, max: of })]}
        style={{ margin: 0 }}
      >
        <NumberInput<number>
          inputMode="numeric"
          suffix={say("return-step.received.of", { n: of })}
          style={{ width: 128, flex: "none" }}
          {...input}
        />
      </Form.Item>
    </KeepsUnread>
  )
}

type Counted = { value: number | null; max: number; onChange: (count: number | null) => void }

/** The same where the screen, and no form, has the value: the error is shown at once, and `isCount` tells whether it is right. */
export function CountInput({ value, max, onChange, ...input }: Input & Counted) {
  const say = useSay()
  const id = useId()
  const wrong = isCount(value, max) ? undefined : outsideOf(say, { min: 1, max }, value ?? Number.NaN)
  return (
    <span>
      <KeepsUnread value>
        <NumberInput<number>
          inputMode="numeric"
          value={value}
          onChange={onChange}
          status={wrong ? "error" : undefined}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong && id}
          {...input}
        />
      </KeepsUnread>
      {wrong && (
        <small id={id} className="trouble" role="alert">
          {wrong}
        </small>
      )}
    </span>
  )
}
