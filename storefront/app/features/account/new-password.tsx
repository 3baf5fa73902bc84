import { accountSays, waysInSay } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useRef, useState, type FormEvent } from "react"
import { useNavigate } from "react-router"
import { call } from "~/lib/call"
import { useAuth } from "~/lib/me"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { toast } from "~/ui/toast"
import { resetPassword } from "./calls"
import { PasswordField } from "./password-field"
import { codeOf, saidOr } from "./refusal"
import { wrongConfirm, wrongNewPassword } from "./sign-up-rules"
import styles from "./way-in.module.css"

type Props = { token: string; /** The link has run out, or was used already. */ onOver: () => void }

/** Sets a new password with the token of the mail's link, then leads to the sign-in: the link has ended every session. */
export function NewPassword({ token, onOver }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { reauthenticate } = useAuth()
  const [password, setPassword] = useState("")
  const [confirm, setConfirm] = useState("")
  const [wrong, setWrong] = useState<{ password?: string; confirm?: string }>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = { password: wrongNewPassword(password), confirm: wrongConfirm(password, confirm) }
    setWrong(found)
    const first = found.password ? "password" : found.confirm ? "confirm" : null
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setBusy(true)
    setRefusal(undefined)
    try {
      const { message } = await call(resetPassword, { token, password })
      await reauthenticate()
      toast.success(message || accountSays.passwordReset, { duration: SIGN_IN_TOAST_MS })
      void navigate(paths.signin, { replace: true })
    } catch (cause) {
      if (codeOf(cause) === "account.reset_link_over") return onOver()
      setRefusal(saidOr(cause, accountSays.wentWrong))
      setBusy(false)
    }
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={waysInSay.passwordHint}
        value={password}
        error={wrong.password}
        onChange={(event) => {
          setPassword(event.target.value)
          setWrong({})
        }}
      />
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        enterKeyHint="go"
        value={confirm}
        error={wrong.confirm}
        onChange={(event) => {
          setConfirm(event.target.value)
          setWrong((now) => ({ ...now, confirm: undefined }))
        }}
        onBlur={() => confirm && setWrong((now) => ({ ...now, confirm: wrongConfirm(password, confirm) }))}
      />
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button type="submit" wide busy={busy} aria-label="Set the new password">
        Set the new password
      </Button>
    </form>
  )
}
