import { NAME } from "@silai/contracts/account/limits"
import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import { useState } from "react"
import { Field, Select } from "~/ui/form/field"
import styles from "./made-for.module.css"

type Props = {
  /** People measured before. */
  people: readonly string[]
  /** Null: the customer; empty: another person whose name is not entered yet. */
  value: string | null
  onChange: (value: string | null) => void
  error?: string | null
}

const ME = ""
const SOMEONE_ELSE = "+"

/** For whom the piece is: the customer, a person measured before, or someone new. */
export function MadeFor({ people, value, onChange, error }: Props) {
  const isKnown = (name: string) => people.some((one) => one.toLowerCase() === name.toLowerCase())
  // A name that is being typed may match a known person's, for a moment or in the end.
  const [asked, setAsked] = useState(false)
  const naming = value !== null && (asked || !isKnown(value))
  return (
    <div className={styles.whose}>
      <Select
        label={fitMessages.madeFor}
        value={naming ? SOMEONE_ELSE : (people.find((one) => one.toLowerCase() === value?.toLowerCase()) ?? ME)}
        onChange={({ target }) => {
          setAsked(target.value === SOMEONE_ELSE)
          onChange(target.value === ME ? null : target.value === SOMEONE_ELSE ? "" : target.value)
        }}
      >
        <option value={ME}>{fitMessages.me}</option>
        {people.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={SOMEONE_ELSE}>{fitMessages.someoneElse}</option>
      </Select>
      {naming && (
        <Field
          label={fitMessages.name}
          hint={fitMessages.nameHint}
          name="made-for"
          autoComplete="off"
          maxLength={NAME.maxWritten}
          value={value ?? ""}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
