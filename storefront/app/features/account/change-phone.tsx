import { PHONE } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import { phoneDigits, wrongPhone, wrongPhoneOnBlur } from "~/features/checkout/contact-rules"
import { call, CallRefused } from "~/lib/call"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { Notice } from "~/ui/notice"
import { toast } from "~/ui/toast"
import { CodeEntry } from "./code-entry"
import { Fetched } from "./fetched"
import { wrongOtp } from "./otp-digits"
import { shownPhone } from "./phone-words"
import { userUpdate } from "./profile-calls"
import styles from "./profile-form.module.css"
import { profileQuery, useMyId } from "./profile-queries"
import { profileSays } from "./profile-words"
import { useCode } from "./use-code"
import { useForm } from "./use-form"

export function ChangePhone() {
  const profile = useQuery(profileQuery(useMyId()))
  return (
    <Fetched query={profile} what="your number">
      {(data) => <PhoneForm profile={data} />}
    </Fetched>
  )
}

/** The new number, then the code that came to it. The old number stays in force until the code is right. */
function PhoneForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const code = useCode("change-phone")
  const [otp, setOtp] = useState("")
  const [wrongCode, setWrongCode] = useState<string>()
  const form = useForm({ phone: "" }, ({ phone }) => ({ phone: wrongPhone(phone) ?? (phone === profile.phone ? profileSays.samePhone : undefined) }))
  const { phone } = form.values
  const asking = code.sentTo !== phone || phone === ""

  const acting = useMutation({
    mutationFn: async () => {
      if (asking) return void (await code.send(phone))
      if (!code.isProven(phone)) await code.verify(phone, otp)
      return (await call(userUpdate, { phone })).data
    },
    onSuccess: (now) => {
      if (!now) return
      client.setQueryData(profileQuery(now._id).queryKey, now)
      toast.success(profileSays.phoneChanged)
      void navigate(paths.personalInfo, { replace: true })
    },
    onError: (cause) => {
      if (cause instanceof CallRefused && cause.field === "otp") return setWrongCode(cause.message)
      // The number belongs to somebody else: another one is wanted, not another code.
      if (cause instanceof CallRefused && cause.field === "phone") code.forget()
      form.refuse(cause)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (acting.isPending || !form.passes()) return
    const sentence = asking ? undefined : wrongOtp(otp, accountSays.otpInvalid)
    setWrongCode(sentence)
    if (!sentence) acting.mutate()
  }
  return (
    <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
      {profile.phone && (
        <dl className={styles.fact}>
          <div>
            <dt>Your number now</dt>
            <dd>{shownPhone(profile.phone)}</dd>
          </div>
        </dl>
      )}
      {asking ? (
        <Field label="New mobile number" name="phone" type="tel" inputMode="numeric" autoComplete="tel-national" enterKeyHint="send" prefix={PHONE.prefix} required hint="We send a 6-digit OTP to it." value={phone} error={form.wrong.phone} onChange={(event) => form.edit({ phone: phoneDigits(event.target.value) })} onBlur={() => form.judge({ phone: wrongPhoneOnBlur(phone) })} />
      ) : (
        <CodeEntry phone={phone} otp={otp} wrong={wrongCode} left={code.left} onEdit={(next) => (setOtp(next), setWrongCode(undefined))} onResend={() => code.send(phone)} />
      )}
      {form.refusal && (
        <Notice tone="bad" live>
          {form.refusal}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={acting.isPending}>
          {asking ? "Send OTP" : "Save this number"}
        </Button>
        {!asking && (
          <Button kind="quiet" onClick={() => (code.forget(), setOtp(""), setWrongCode(undefined))}>
            Change phone number
          </Button>
        )}
      </div>
    </form>
  )
}
