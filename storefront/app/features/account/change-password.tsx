import { PASSWORD } from "@silai/contracts/account/limits"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Link, useNavigate } from "react-router"
import { call } from "~/lib/call"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { toast } from "~/ui/toast"
import { Fetched } from "./fetched"
import { PasswordField } from "./password-field"
import { wrongConfirm, wrongNewPassword } from "./sign-up-rules"
import { changePassword } from "./profile-calls"
import styles from "./profile-form.module.css"
import { devicesQuery, profileQuery, useMyId } from "./profile-queries"
import { profileSays } from "./profile-words"
import { SelfProofFields } from "./self-proof-fields"
import { useForm } from "./use-form"
import { useSelfProof } from "./use-self-proof"

export function ChangePassword() {
  const profile = useQuery(profileQuery(useMyId()))
  return (
    <Fetched query={profile} what="your account" height="22rem">
      {(data) => <PasswordForm profile={data} />}
    </Fetched>
  )
}

/** A new password for somebody who shows that it is them: with the old one, or another way. Also the first one of who came by Google. */
function PasswordForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const proof = useSelfProof(profile, "set-password")
  const form = useForm({ newPassword: "", confirm: "" }, ({ newPassword, confirm }) => ({ newPassword: wrongNewPassword(newPassword), confirm: wrongConfirm(newPassword, confirm) }))
  const { newPassword, confirm } = form.values
  const saving = useMutation({
    mutationFn: async () => {
      const shown = await proof.shown()
      if (!shown) return null
      const { password, googleToken } = shown
      return call(changePassword, { oldPassword: password, googleToken, newPassword })
    },
    onSuccess: async (done) => {
      if (!done) return
      toast.success(done.message)
      // Without waiting for them: the next room shows what it has, and then what is new.
      for (const { queryKey } of [profileQuery(profile._id), devicesQuery(profile._id)]) void client.invalidateQueries({ queryKey })
      await navigate(paths.account, { replace: true })
    },
    onError: (cause) => proof.takes(cause) || form.refuse(cause),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending && form.passes()) saving.mutate()
  }
  if (!proof.ways.length) return <Notice tone="warn">{profileSays.noProof}</Notice>
  return (
    <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
      {/* Lets a password manager know whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={profile.email ?? ""} readOnly hidden />
      <SelfProofFields proof={proof} title={profile.hasPassword ? "First, that it is you" : "You have no password yet. First, that it is you"} passwordLabel="Present password" />
      <PasswordField label="New password" name="newPassword" autoComplete="new-password" hint={`At least ${PASSWORD.minLength} characters. A short sentence is easy to remember and hard to guess.`} value={newPassword} error={form.wrong.newPassword} onChange={(event) => form.edit({ newPassword: event.target.value })} onBlur={() => newPassword && form.judge({ newPassword: wrongNewPassword(newPassword) })} />
      <PasswordField label="New password once more" name="confirm" autoComplete="new-password" value={confirm} error={form.wrong.confirm} onChange={(event) => form.edit({ confirm: event.target.value })} onBlur={() => confirm && form.judge({ confirm: wrongConfirm(newPassword, confirm) })} />
      <p className={styles.note}>
        Every other device is signed out. {profile.hasPassword && <>Forgotten it? <Link to={paths.forgotPassword}>We mail you a link</Link>.</>}
      </p>
      {form.refusal && (
        <Notice tone="bad" live>
          {form.refusal}
        </Notice>
      )}
      <Button type="submit" busy={saving.isPending}>
        {profile.hasPassword ? "Change password" : "Set password"}
      </Button>
    </form>
  )
}
