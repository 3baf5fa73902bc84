import { PASSWORD } from "@silai/contracts/account/limits"
import { roomFor } from "@silai/contracts/room"
import { useState, type ComponentProps } from "react"
import { Field } from "~/ui/form/field"
import styles from "./password-field.module.css"

type Props = Omit<ComponentProps<typeof Field>, "type" | "suffix"> & {
  /** For password managers: whether to fill in a password or to generate one. */
  autoComplete: "current-password" | "new-password"
}

/** A password field with a toggle to show it. */
export function PasswordField(field: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      maxLength={roomFor(PASSWORD.maxLength)}
      required
      {...field}
      type={shown ? "text" : "password"}
      suffix={
        <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? "Hide" : "Show"}
          <span className="visually-hidden"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  )
}
