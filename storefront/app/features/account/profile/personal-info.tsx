import { accountMessages } from "@silai/contracts/account/messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Link } from "react-router"
import { call } from "~/lib/call"
import { useAuth } from "~/lib/auth"
import { useForm } from "~/lib/use-form"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import { UnsavedChangesGuard } from "~/features/customer/unsaved-changes"
import { EmailField, NameField } from "~/features/customer/person-fields"
import { wrongEmail, wrongName } from "~/features/customer/person-rules"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import { userUpdate } from "~/features/customer/calls"
import styles from "~/features/customer/profile-form.module.css"
import { profileQuery } from "~/features/customer/queries"
import { SelfProofFields } from "../proof/self-proof-fields"
import { useSelfProof } from "../proof/use-self-proof"
import { EmailState } from "./email-state"
import { WithProfile } from "./with-profile"

export function PersonalInfo() {
  return (
    <WithProfile what="your details" height="22rem">
      {(data) => <InfoForm key={data._id} profile={data} />}
    </WithProfile>
  )
}

const startOf = ({ name, email }: Profile) => ({ name, email: email ?? "" })

function InfoForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const { reauthenticate } = useAuth()
  const { ref, values, wrong, ...form } = useForm(startOf(profile), ({ name, email }) => ({
    name: wrongName(name),
    email: wrongEmail(email),
  }))
  const proof = useSelfProof(profile, "change-email")
  const newEmail = values.email.trim().toLowerCase() !== (profile.email ?? "")
  const saving = useMutation({
    mutationFn: async () => {
      const shown = newEmail ? await proof.shown() : {}
      if (shown === null) return null
      return call(userUpdate, {
        name: values.name.trim(),
        ...(newEmail ? { email: values.email.trim(), ...shown } : {}),
      })
    },
    onSuccess: (done) => {
      if (!done) return
      const now = done.data
      client.setQueryData(profileQuery(now._id).queryKey, now)
      form.reset(startOf(now))
      proof.spent()
      toast.success(done.message || accountMessages.profileSaved)
      // The navbar and the menu show the name.
      void reauthenticate()
    },
    onError: (cause) => proof.takes(cause) || form.refuse(cause),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending && form.passes()) saving.mutate()
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <NameField
        value={values.name}
        error={wrong.name}
        onText={(name) => form.edit({ name })}
        onJudge={(name) => form.judge({ name })}
      />
      <EmailField
        hint="You sign in with it, and we send order mails and invoices to it."
        value={values.email}
        error={wrong.email}
        onText={(email) => form.edit({ email })}
        onJudge={(email) => form.judge({ email })}
      />
      {!newEmail && <EmailState profile={profile} />}
      {newEmail && wrong.email === undefined && wrongEmail(values.email) === undefined && (
        <SelfProofFields proof={proof} title="Before we change your email" />
      )}
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
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" busy={saving.isPending} disabled={!form.dirty}>
        Save
      </Button>
      <UnsavedChangesGuard when={form.dirty && !saving.isPending} />
    </form>
  )
}
