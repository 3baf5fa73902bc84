import { ADDRESS_BOOK, NAME, PHONE } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import type { KeptAddress, Profile } from "@silai/contracts/account/shapes"
import { useQuery } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { useNavigate } from "react-router"
import { onLeaving } from "~/features/checkout/contact-fields"
import { phoneDigits, wrongName, wrongPhoneOnBlur } from "~/features/checkout/contact-rules"
import { Pair } from "~/features/checkout/section"
import { wrongAddress } from "~/features/place/address-rules"
import { PlaceFields } from "~/features/place/place-fields"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Checkbox } from "~/ui/choice"
import { Field } from "~/ui/field"
import { Notice } from "~/ui/notice"
import { Skeleton } from "~/ui/skeleton"
import { toast } from "~/ui/toast"
import { KeepChanges } from "./keep-changes"
import styles from "./profile-form.module.css"
import { profileQuery, useMyId } from "./profile-queries"
import { useAddressKeeping } from "./use-address-change"
import { useForm } from "./use-form"

const NOTHING = { label: "", line1: "", line2: "", landmark: "", city: "", state: "", pincode: "", isDefault: false }

type Props = { /** The kept one, or null for a new one. */ address: KeptAddress | null; isFirst: boolean }

/** One address. A new one begins with its owner's name and number, as far as they can be had. */
export function AddressForm(props: Props) {
  const me = useQuery(profileQuery(useMyId()))
  return me.isPending ? <Skeleton height="30rem" /> : <Fields {...props} me={me.data} />
}

function Fields({ address, isFirst, me }: Props & { me: Profile | undefined }) {
  const navigate = useNavigate()
  const { _id: id, ...kept } = address ?? { _id: null, ...NOTHING, name: me?.name ?? "", phone: me?.phone ?? "" }
  const form = useForm<Omit<KeptAddress, "_id">>(kept, wrongAddress)
  const { values, wrong } = form
  const keeping = useAddressKeeping(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keeping.isPending || !form.passes()) return
    keeping.mutate(values, {
      onSuccess: () => {
        toast.success(accountSays.addressSaved)
        void navigate(paths.addresses, { replace: true })
      },
      onError: form.refuse,
    })
  }
  return (
    <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
      <h2>{id ? "Change this address" : "A new address"}</h2>
      <Field label="Label" optional name="label" autoComplete="off" maxLength={ADDRESS_BOOK.label} list="address-labels" hint="Home, Work, Parents: what you call it." value={values.label} error={wrong.label} onChange={(event) => form.edit({ label: event.target.value })} />
      <datalist id="address-labels">
        <option value="Home">Home</option>
        <option value="Work">Work</option>
        <option value="Parents">Parents</option>
      </datalist>
      <Pair>
        <Field label="Full name" name="name" autoComplete="name" autoCapitalize="words" maxLength={NAME.maxLength} required value={values.name} error={wrong.name} onChange={(event) => form.edit({ name: event.target.value })} onBlur={() => form.judge({ name: onLeaving(values.name, wrongName) })} />
        <Field label="Mobile number" name="phone" type="tel" inputMode="numeric" autoComplete="tel-national" prefix={PHONE.prefix} required value={values.phone} error={wrong.phone} onChange={(event) => form.edit({ phone: phoneDigits(event.target.value) })} onBlur={() => form.judge({ phone: wrongPhoneOnBlur(values.phone) })} />
      </Pair>
      <PlaceFields values={values} wrong={wrong} onEdit={form.edit} onJudge={form.judge} />
      {!address?.isDefault && !isFirst && <Checkbox name="isDefault" label="Deliver here by default" checked={values.isDefault} onChange={(event) => form.edit({ isDefault: event.target.checked })} />}
      {form.refusal && (
        <Notice tone="bad" live>
          {form.refusal}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={keeping.isPending}>
          Save address
        </Button>
        <LinkButton to={paths.addresses} replace kind="quiet">
          Cancel
        </LinkButton>
      </div>
      <KeepChanges when={form.dirty && !keeping.isPending && !keeping.isSuccess} />
    </form>
  )
}
