import { profileMessages, signInMessages } from "@silai/contracts/account/page-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Link, useNavigate } from "react-router"
import { call } from "~/lib/call"
import { useForm } from "~/lib/use-form"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import { NewPasswordFields } from "./new-password-fields"
import { changePassword } from "~/features/customer/calls"
import styles from "~/features/customer/profile-form.module.css"
import { devicesQuery, profileQuery } from "~/features/customer/queries"
import { SelfProofFields } from "../proof/self-proof-fields"
import { NO_PASSWORD, wrongPair } from "../sign-up/sign-up-rules"
import { useSelfProof } from "../proof/use-self-proof"
import { WithProfile } from "../profile/with-profile"

export function ChangePassword() {
  return (
    <WithProfile what="your account" height="22rem">
      {(data) => <PasswordForm profile={data} />}
    </WithProfile>
  )
}

/**
 * A new password after proving identity by the old one, or another method. Also the first password of a Google user.
 */
function PasswordForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const proof = useSelfProof(profile, "set-password")
  const { ref, ...form } = useForm(NO_PASSWORD, wrongPair)
  const saving = useMutation({
    mutationFn: async () => {
      const shown = await proof.shown()
      if (!shown) return null
      const { password, googleToken } = shown
      return call(changePassword, { oldPassword: password, googleToken, newPassword: form.values.newPassword })
    },
    onSuccess: async (done) => {
      if (!done) return
      toast.success(done.message)
      // Without awaiting them: the next page shows cached data, then fresh data.
      for (const { queryKey } of [profileQuery(profile._id), devicesQuery(profile._id)])
        void client.invalidateQueries({ queryKey })
      await navigate(paths.account, { replace: true })
    },
    onError: (cause) => proof.takes(cause) || form.refuse(cause),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending && form.passes()) saving.mutate()
  }
  if (!proof.ways.length) return <Notice tone="warn">{profileMessages.noProof}</Notice>
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      {/* For password managers: the account that the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={profile.email ?? ""} readOnly hidden />
      <SelfProofFields
        proof={proof}
        title={profile.hasPassword ? "Confirm it is you" : "You have no password yet. Confirm it is you"}
        passwordLabel="Current password"
      />
      <NewPasswordFields form={form} hint={signInMessages.goodPasswordHint} />
      <p className={styles.note}>
        Every other device is signed out.{" "}
        {profile.hasPassword && (
          <>
            Forgotten it? <Link to={paths.forgotPassword}>We mail you a link</Link>.
          </>
        )}
      </p>
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" busy={saving.isPending}>
        {profile.hasPassword ? "Change password" : "Set password"}
      </Button>
    </form>
  )
}
