import type { InputNumberProps } from "antd"
import { useSay } from "../../words/language"
import { NumberInput } from "./number-input"

/** How many of `of` pieces. The width holds the number, its suffix and the arrows that appear under the mouse. */
export function PieceCount({ of, ...field }: { of: number } & InputNumberProps<number>) {
  const say = useSay()
  return (
    <NumberInput<number>
      min={0}
      max={of}
      precision={0}
      inputMode="numeric"
      suffix={say("return-step.received.of", { n: of })}
      style={{ width: 128, flex: "none" }}
      {...field}
    />
  )
}
