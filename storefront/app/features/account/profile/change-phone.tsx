import { accountMessages } from "@silai/contracts/account/messages"
import { profileMessages, signInMessages } from "@silai/contracts/account/page-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import { call, CallRefused } from "~/lib/call"
import { useForm } from "~/lib/use-form"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import { CodeEntry } from "~/features/customer/proof/code-entry"
import { wrongOtp } from "~/features/customer/proof/wrong-otp"
import { PhoneField } from "~/features/customer/person-fields"
import { wrongPhone } from "~/features/customer/person-rules"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import { userUpdate } from "~/features/customer/calls"
import styles from "~/features/customer/profile-form.module.css"
import { profileQuery } from "~/features/customer/queries"
import { showOtpSent } from "~/features/customer/proof/show-otp-sent"
import { useOtp } from "~/features/customer/proof/use-otp"
import { SelfProofFields } from "../proof/self-proof-fields"
import { type Shown, useSelfProof } from "../proof/use-self-proof"
import { WithProfile } from "./with-profile"

export function ChangePhone() {
  return <WithProfile what="your number">{(data) => <PhoneForm profile={data} />}</WithProfile>
}

/**
 * The new number, with a proof by an existing method, then the code sent to it. The old number stays until the code
 * is right.
 */
function PhoneForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const code = useOtp("change-phone", showOtpSent)
  const proof = useSelfProof(profile, "change-phone")
  const [shown, setShown] = useState<Shown>({})
  const [otp, setOtp] = useState("")
  const [wrongCode, setWrongCode] = useState<string>()
  const { ref, ...form } = useForm({ phone: "" }, ({ phone }) => ({
    phone: wrongPhone(phone) ?? (phone === profile.phone ? profileMessages.samePhone : undefined),
  }))
  const { phone } = form.values
  const sentAt = code.sentAt(phone)
  const asking = sentAt === null
  // A wrong password is noticed in the last step: then it is asked for there.
  const showsProof = asking || proof.wrong !== undefined

  const acting = useMutation({
    mutationFn: async () => {
      const now = showsProof ? await proof.shown() : shown
      if (now === null) return
      setShown(now)
      if (asking) return void (await code.send(phone))
      if (!code.isProven(phone)) await code.verify(phone, otp)
      return (await call(userUpdate, { phone, ...now })).data
    },
    onSuccess: (now) => {
      if (!now) return
      proof.spent()
      client.setQueryData(profileQuery(now._id).queryKey, now)
      toast.success(profileMessages.phoneChanged)
      void navigate(paths.personalInfo, { replace: true })
    },
    onError: (cause) => {
      // Before the new number's code is sent, a refused code is the old number's.
      if (cause instanceof CallRefused && cause.field === "otp" && !showsProof) return setWrongCode(cause.message)
      if (proof.takes(cause)) return
      // The number belongs to someone else: the user needs another number, not another code. Its field must be
      // rendered before it can be focused.
      if (cause instanceof CallRefused && cause.field === "phone") flushSync(code.forget)
      form.refuse(cause)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (acting.isPending || !form.passes()) return
    const sentence = asking ? undefined : wrongOtp(otp, accountMessages.otpInvalid)
    setWrongCode(sentence)
    if (!sentence) acting.mutate()
  }
  if (!proof.ways.length) return <Notice tone="warn">{profileMessages.noProof}</Notice>
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      {profile.phone && (
        <dl className={styles.fact}>
          <div>
            <dt>Your number now</dt>
            <dd>{shownPhone(profile.phone)}</dd>
          </div>
        </dl>
      )}
      {asking ? (
        <PhoneField
          label="New mobile number"
          enterKeyHint="send"
          hint={signInMessages.weSendOtp("it")}
          value={phone}
          error={form.wrong.phone}
          onText={(next) => form.edit({ phone: next })}
          onJudge={(sentence) => form.judge({ phone: sentence })}
        />
      ) : (
        <CodeEntry
          phone={phone}
          otp={otp}
          wrong={wrongCode}
          sentAt={sentAt ?? 0}
          onEdit={(next) => (setOtp(next), setWrongCode(undefined))}
          onResend={() => code.send(phone)}
        />
      )}
      {showsProof && (
        <SelfProofFields
          proof={proof}
          title={profile.phone ? "Before we change your number" : "Before we add your number"}
        />
      )}
      <Refusal>{form.refusal}</Refusal>
      <div className={styles.actions}>
        <Button type="submit" busy={acting.isPending}>
          {asking ? "Send OTP to the new number" : "Save this number"}
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
