import { SECOND_FACTOR } from "@silai/contracts/staff/limits"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useChanged } from "~/lib/use-changed"
import { Button } from "~/ui/button"
import { Field } from "~/ui/form/field"
import { factorText, type FactorWay, wrongFactor } from "./factor-rules"
import otp from "~/features/customer/proof/otp-field.module.css"
import styles from "./sign-in-layout.module.css"

type Props = {
  busy: boolean
  /** The server's refusal of the last try. */
  refusal?: string
  onEdit: () => void
  onEnter: (code: string) => void
}

/** After the password, for staff with a second factor: the app's code, or a recovery code. */
export function FactorStep({ busy, refusal, onEdit, onEnter }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [way, setWay] = useState<FactorWay>("app")
  const [code, setCode] = useState("")
  const [wrong, setWrong] = useState<string>()

  useEffect(() => input.current?.focus(), [way])
  // A refused code is useless; clear the field for the next one.
  if (useChanged(refusal) && refusal) setCode("")
  useEffect(() => {
    if (refusal) input.current?.focus()
  }, [refusal])

  const enter = (text: string) => {
    if (busy) return
    const sentence = wrongFactor(way, text)
    setWrong(sentence)
    if (sentence) input.current?.focus()
    else onEnter(text)
  }
  const take = (typed: string) => {
    const text = factorText(way, typed)
    // Pasted, or filled in by the phone: all six digits at once.
    const isWhole = way === "app" && text.length === SECOND_FACTOR.digits && code.length < SECOND_FACTOR.digits - 1
    setCode(text)
    setWrong(undefined)
    if (text) onEdit()
    if (isWhole) enter(text)
  }
  const change = () => {
    setWay(way === "app" ? "recovery" : "app")
    setCode("")
    setWrong(undefined)
    onEdit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    enter(code)
  }
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <p className={styles.small}>
        {way === "app" ? secondFactorMessages.signInLead : secondFactorMessages.recoveryLead}
      </p>
      <Field
        key={way}
        ref={input}
        label={way === "app" ? "Code" : "Recovery code"}
        name="code"
        autoComplete={way === "app" ? "one-time-code" : "off"}
        inputMode={way === "app" ? "numeric" : "text"}
        autoCapitalize={way === "app" ? undefined : "characters"}
        spellCheck={false}
        enterKeyHint="go"
        required
        className={way === "app" ? otp.code : undefined}
        value={code}
        error={wrong ?? refusal}
        onChange={(event) => take(event.target.value)}
      />
      <Button type="submit" wide busy={busy} aria-label="Sign In">
        Sign In
      </Button>
      <div>
        <Button kind="quiet" size="small" onClick={change}>
          {way === "app" ? "Use a recovery code instead" : "Use the code of your app instead"}
        </Button>
      </div>
    </form>
  )
}
