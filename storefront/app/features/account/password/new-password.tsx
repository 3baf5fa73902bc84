import { accountRefusals, accountMessages } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useMutation } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { useNavigate } from "react-router"
import { call, CallRefused } from "~/lib/call"
import { useAuth } from "~/lib/auth"
import { errorCode, errorMessageOr } from "~/lib/error-message"
import { useForm } from "~/lib/use-form"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import { resetPassword } from "../calls"
import { NewPasswordFields } from "./new-password-fields"
import { NO_PASSWORD, wrongPair } from "../sign-up/sign-up-rules"
import styles from "../sign-in/sign-in-layout.module.css"

type Props = { token: string; /** The link has expired, or was used already. */ onOver: () => void }

/** Sets a new password with the token of the mail's link, then leads to the sign-in: all sessions have ended. */
export function NewPassword({ token, onOver }: Props) {
  const navigate = useNavigate()
  const { reauthenticate } = useAuth()
  const { ref, ...form } = useForm(NO_PASSWORD, wrongPair)
  const setting = useMutation({
    mutationFn: async () => {
      const { message } = await call(resetPassword, { token, password: form.values.newPassword })
      await reauthenticate()
      return message
    },
    onSuccess: (message) => {
      toast.success(message || accountMessages.passwordReset, { duration: SIGN_IN_TOAST_MS })
      void navigate(paths.signin, { replace: true })
    },
    onError: (cause) => {
      const sentence = errorMessageOr(cause, accountMessages.wentWrong)
      if (errorCode(cause) === accountRefusals.reset_link_over.code) onOver()
      else if (cause instanceof CallRefused && cause.field === "password") form.point({ newPassword: sentence })
      else form.setRefusal(sentence)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!setting.isPending && !setting.isSuccess && form.passes()) setting.mutate()
  }
  return (
    <form ref={ref} className={styles.fields} onSubmit={submit} noValidate>
      <NewPasswordFields form={form} />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" wide busy={setting.isPending || setting.isSuccess} aria-label="Set the new password">
        Set the new password
      </Button>
    </form>
  )
}
