import { accountMessages } from "@silai/contracts/account/messages"
import { signInMessages } from "@silai/contracts/account/page-messages"
import { useMutation } from "@tanstack/react-query"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { call } from "~/lib/call"
import { errorMessageOr } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { generateResetToken } from "../calls"
import { EmailField } from "~/features/customer/person-fields"
import { wrongSignInEmail } from "../sign-in/sign-in-rules"
import styles from "../sign-in/sign-in-layout.module.css"

/** Requests the mail with the link. The reply is the same whether or not the account exists. */
export function RequestReset() {
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState("")
  const [wrong, setWrong] = useState<string>()
  const ask = useMutation({ mutationFn: async () => (await call(generateResetToken, { email: email.trim() })).message })

  const sent = useRef<HTMLDivElement>(null)
  const wasSent = useRef(false)
  useEffect(() => {
    // The pressed button is gone: the focus goes to what took its place.
    if (ask.isSuccess) sent.current?.focus()
    else if (wasSent.current) input.current?.focus()
    wasSent.current = ask.isSuccess
  }, [ask.isSuccess])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ask.isPending) return
    const sentence = wrongSignInEmail(email)
    setWrong(sentence)
    if (sentence) input.current?.focus()
    else ask.mutate()
  }
  if (ask.isSuccess)
    return (
      <div ref={sent} tabIndex={-1} className={styles.fields}>
        <p className={styles.who}>
          <span>{email.trim()}</span>
          <Button kind="quiet" size="small" onClick={ask.reset}>
            Change
          </Button>
        </p>
        <Notice tone="good" live icon="mail">
          {ask.data || accountMessages.resetAsked}
        </Notice>
        <p className={styles.small}>{signInMessages.mailNotThere}</p>
      </div>
    )
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <EmailField
        ref={input}
        enterKeyHint="send"
        value={email}
        error={wrong ?? (ask.isError ? errorMessageOr(ask.error, accountMessages.wentWrong) : undefined)}
        onText={(text) => {
          setEmail(text)
          setWrong(undefined)
          if (ask.isError) ask.reset()
        }}
      />
      <Button type="submit" wide busy={ask.isPending} aria-label="Send the link">
        Send the link
      </Button>
    </form>
  )
}
