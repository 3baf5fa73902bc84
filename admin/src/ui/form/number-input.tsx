import { figuresOf } from "@silai/contracts/rupees"
import { InputNumber, type InputNumberProps } from "antd"
import { useContext } from "react"
import { KeepsUnread } from "./use-typed"

/**
 * A number as people write it: in other digits, with commas, "₹" or "Rs." In a form a text that is no number becomes NaN,
 * which its range refuses: antd would bring back the former number, and that would be saved.
 */
export function NumberInput<Value extends number = number>(props: InputNumberProps<Value>) {
  const keeps = useContext(KeepsUnread)
  return (
    <InputNumber<Value>
      // antd reads the number out of the text, as without a parser.
      parser={(typed) => figuresOf(typed ?? "") as unknown as Value}
      {...props}
      onBlur={(event) => {
        const text = event.target.value.trim()
        if (keeps && text && Number.isNaN(Number(figuresOf(text)))) props.onChange?.(Number.NaN as Value)
        props.onBlur?.(event)
      }}
    />
  )
}
