import { useRef, useState, type FormEvent } from "react"
import { Button } from "~/ui/button"
import { EmailField, PhoneField } from "~/features/customer/person-fields"
import { wrongIdentifier, type Way } from "./sign-in-rules"
import styles from "./sign-in-layout.module.css"

type Props = {
  way: Way
  identifier: string
  busy: boolean
  /** The server's refusal of the last try. */
  refusal?: string
  onEdit: (identifier: string) => void
  onSwitch: () => void
  onNext: () => void
  /** For a phone: use the password instead of a code. */
  onPassword: () => void
}

/** The first step: which account. A toggle switches between phone and e-mail (requirements §2). */
export function IdentifierStep({ way, identifier, busy, refusal, onEdit, onSwitch, onNext, onPassword }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<string>()
  const error = wrong ?? refusal
  const goOn = (how: () => void) => {
    if (busy) return
    const sentence = wrongIdentifier(way, identifier)
    setWrong(sentence)
    if (sentence) form.current?.querySelector("input")?.focus()
    else how()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goOn(onNext)
  }
  const edit = (next: string) => {
    setWrong(undefined)
    onEdit(next)
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      {way === "phone" ? (
        <PhoneField
          key="phone"
          label="Phone number"
          value={identifier}
          error={error}
          onText={edit}
          onJudge={(sentence) => setWrong((now) => now ?? sentence)}
        />
      ) : (
        <EmailField key="email" autoComplete="username" value={identifier} error={error} onText={edit} />
      )}
      <Button type="submit" wide busy={busy} aria-label="Continue">
        Continue
      </Button>
      <div className={styles.below}>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            setWrong(undefined)
            onSwitch()
          }}
        >
          {way === "phone" ? "Use email instead" : "Use phone number instead"}
        </Button>
        {way === "phone" && (
          <Button kind="quiet" size="small" onClick={() => goOn(onPassword)}>
            Use password
          </Button>
        )}
      </div>
    </form>
  )
}
