import style from "./choice.module.css"

type Props<Value extends string> = {
  label: string
  /** Where the label stands; hidden, it is for screen readers only, and the words must speak for themselves. */
  labelled?: "above" | "beside" | "hidden"
  value: Value
  /** Value and word. An empty first value means "no filter": anything else is then drawn as one in use. */
  words: readonly (readonly [value: Value, word: string])[]
  onChoose: (value: Value) => void
  title?: string
}

/** One of a few, in the browser's own list: the quickest on a phone, and by keys. */
export function Choice<Value extends string>({
  label,
  labelled = "hidden",
  value,
  words,
  onChoose,
  title,
}: Props<Value>) {
  const choose = (said: string) => {
    const known = words.find(([one]) => one === said)
    if (known) onChoose(known[0])
  }
  return (
    <label className={style.choice} data-labelled={labelled}>
      <span className={labelled === "hidden" ? "unseen" : undefined}>{label}</span>
      <select
        value={value}
        title={title}
        data-set={words[0]?.[0] === "" && value !== ""}
        onChange={({ target }) => choose(target.value)}
      >
        {words.map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}
