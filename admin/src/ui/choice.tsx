import { Select } from "antd"
import { useId } from "react"
import style from "./choice.module.css"

type Props<Value extends string> = {
  label: string
  /** The label's position; hidden, it is for screen readers only, and the options must be clear on their own. */
  labelled?: "above" | "beside" | "hidden"
  value: Value
  /** Value and label. An empty first value means "no filter": any other is highlighted. */
  words: readonly (readonly [value: Value, word: string])[]
  onChoose: (value: Value) => void
  title?: string
}

/** One of a few words. */
export function Choice<Value extends string>({ label, labelled = "hidden", words, onChoose, ...select }: Props<Value>) {
  const id = useId()
  return (
    <div className={style.choice} data-labelled={labelled} data-set={words[0]?.[0] === "" && select.value !== ""}>
      <label htmlFor={id} className={labelled === "hidden" ? "unseen" : undefined}>
        {label}
      </label>
      <Select<Value>
        {...select}
        id={id}
        popupMatchSelectWidth={false}
        options={words.map(([value, word]) => ({ value, label: word }))}
        onChange={onChoose}
      />
    </div>
  )
}
