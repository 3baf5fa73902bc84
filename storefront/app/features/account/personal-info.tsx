import { EMAIL, NAME } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Link } from "react-router"
import { onLeaving } from "~/features/checkout/contact-fields"
import { wrongEmail, wrongName } from "~/features/checkout/contact-rules"
import { call } from "~/lib/call"
import { useAuth } from "~/lib/me"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { Notice } from "~/ui/notice"
import { toast } from "~/ui/toast"
import { Fetched } from "./fetched"
import { KeepChanges } from "./keep-changes"
import { shownPhone } from "./phone-words"
import { userUpdate } from "./profile-calls"
import styles from "./profile-form.module.css"
import { profileQuery, useMyId } from "./profile-queries"
import { SelfProofFields } from "./self-proof-fields"
import { useForm } from "./use-form"
import { useSelfProof } from "./use-self-proof"

export function PersonalInfo() {
  const profile = useQuery(profileQuery(useMyId()))
  return (
    <Fetched query={profile} what="your details" height="22rem">
      {(data) => <InfoForm key={data._id} profile={data} />}
    </Fetched>
  )
}

const startOf = ({ name, email }: Profile) => ({ name, email: email ?? "" })

function InfoForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const { reauthenticate } = useAuth()
  const form = useForm(startOf(profile), ({ name, email }) => ({ name: wrongName(name), email: wrongEmail(email) }))
  const proof = useSelfProof(profile, "change-email")
  const { values, wrong } = form
  const newEmail = values.email.trim().toLowerCase() !== (profile.email ?? "")
  const saving = useMutation({
    mutationFn: async () => {
      const shown = newEmail ? await proof.shown() : {}
      if (shown === null) return null
      return (await call(userUpdate, { name: values.name.trim(), ...(newEmail ? { email: values.email.trim(), ...shown } : {}) })).data
    },
    onSuccess: (now) => {
      if (!now) return
      client.setQueryData(profileQuery(now._id).queryKey, now)
      form.keep(startOf(now))
      proof.spent()
      toast.success(accountSays.profileSaved)
      // The bar and the menu greet by name.
      void reauthenticate()
    },
    onError: (cause) => proof.takes(cause) || form.refuse(cause),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending && form.passes()) saving.mutate()
  }
  return (
    <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
      <Field label="Full name" name="name" autoComplete="name" autoCapitalize="words" maxLength={NAME.maxLength} required value={values.name} error={wrong.name} onChange={(event) => form.edit({ name: event.target.value })} onBlur={() => form.judge({ name: onLeaving(values.name, wrongName) })} />
      <Field label="Email" name="email" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={EMAIL.maxLength} required hint="You sign in with it, and your order's papers go there." value={values.email} error={wrong.email} onChange={(event) => form.edit({ email: event.target.value })} onBlur={() => form.judge({ email: onLeaving(values.email, wrongEmail) })} />
      {newEmail && wrong.email === undefined && wrongEmail(values.email) === undefined && <SelfProofFields proof={proof} title="Before we change your email" />}
      <div className={styles.fact}>
        <dl>
          <dt>Mobile number</dt>
          <dd>{profile.phone ? shownPhone(profile.phone) : "None yet"}</dd>
        </dl>
        <Link to={paths.phone}>
          {profile.phone ? "Change" : "Add"}
          <span className="visually-hidden"> the mobile number</span>
        </Link>
      </div>
      {form.refusal && (
        <Notice tone="bad" live>
          {form.refusal}
        </Notice>
      )}
      <Button type="submit" busy={saving.isPending} disabled={!form.dirty}>
        Save
      </Button>
      <KeepChanges when={form.dirty && !saving.isPending} />
    </form>
  )
}
