import { profileMessages } from "@silai/contracts/account/page-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { Link } from "react-router"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Notice } from "~/ui/notice"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import { userRemove } from "~/features/customer/calls"
import styles from "~/features/customer/profile-form.module.css"
import { SelfProofFields } from "../proof/self-proof-fields"
import { useLeaveAccount } from "./use-sign-out"
import { type Shown, useSelfProof } from "../proof/use-self-proof"
import { WithProfile } from "./with-profile"

export function DeleteAccount() {
  return (
    <WithProfile what="your account" height="22rem">
      {(data) => <DeleteForm profile={data} />}
    </WithProfile>
  )
}

/** Lists what is deleted and what the law requires to keep, then asks for a proof of identity and a confirmation. */
function DeleteForm({ profile }: { profile: Profile }) {
  const leave = useLeaveAccount()
  const proof = useSelfProof(profile, "delete-account")
  const [ready, setReady] = useState<Shown | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const refuse = (cause: Error) => {
    setReady(null)
    if (!proof.takes(cause)) setRefusal(errorMessage(cause))
  }
  const proving = useMutation({ mutationFn: proof.shown, onSuccess: setReady, onError: refuse })
  const removing = useMutation({
    mutationFn: (shown: Shown) => call(userRemove, shown),
    onSuccess: async ({ message }) => {
      await leave()
      toast.blank(message)
    },
    onError: refuse,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (!proving.isPending && !removing.isPending) proving.mutate()
  }
  if (!proof.ways.length) return <Notice tone="warn">{profileMessages.noProof}</Notice>
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ul className={styles.points}>
        <li>
          Your ways to sign in, addresses, measurements, bag, coupons and reviews are deleted at once. No one can bring
          them back.
        </li>
        <li>Every device is signed out.</li>
        <li>
          We keep the invoices of past orders, with the name and address on them, for as long as the tax law asks. They
          are used for nothing else.
        </li>
        <li>
          While an order is on its way or money is moving, the account cannot be deleted.{" "}
          <Link to={paths.orders}>Look at your orders</Link>.
        </li>
      </ul>
      <SelfProofFields proof={proof} title="Confirm it is you" />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" kind="danger" busy={proving.isPending}>
        Delete my account
      </Button>
      <ConfirmDialog
        open={ready !== null}
        danger
        title="Delete your account?"
        confirm="Delete it"
        cancel="Keep it"
        busy={removing.isPending}
        onConfirm={() => ready && removing.mutate(ready)}
        onClose={() => !removing.isPending && setReady(null)}
      >
        <p>This cannot be undone. The account of {profile.email ?? profile.name} is gone for good.</p>
      </ConfirmDialog>
    </form>
  )
}
