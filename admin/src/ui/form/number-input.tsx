import { figuresOf } from "@silai/contracts/rupees"
import { InputNumber, type InputNumberProps } from "antd"

/** A number as people write it: in other digits, with commas, "₹" or "Rs." */
export function NumberInput<Value extends number = number>(props: InputNumberProps<Value>) {
  // antd reads the number out of the text, as without a parser.
  return <InputNumber<Value> parser={(typed) => figuresOf(typed ?? "") as unknown as Value} {...props} />
}
