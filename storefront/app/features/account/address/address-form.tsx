import { ADDRESS_BOOK } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { ADDRESS } from "@silai/contracts/checkout/limits"
import type { SavedAddress, Profile } from "@silai/contracts/account/shapes"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { useNavigate } from "react-router"
import { lineTooLong, wrongAddress } from "~/features/place/address-rules"
import { doubtOf } from "~/features/place/pin-query"
import { PlaceFields } from "~/features/place/place-fields"
import { useForm } from "~/lib/use-form"
import { paths } from "~/paths"
import { Checkbox } from "~/ui/form/choice"
import { Field, Pair } from "~/ui/form/field"
import { Skeleton } from "~/ui/skeleton"
import { toast } from "~/ui/toast"
import { NameField, PhoneField } from "~/features/customer/person-fields"
import styles from "~/features/customer/profile-form.module.css"
import { profileQuery, useMyId } from "~/features/customer/queries"
import { SaveOrCancel } from "~/features/customer/save-or-cancel"
import { useAddressSaving } from "~/features/customer/use-address-change"

const NOTHING = { label: "", line1: "", line2: "", landmark: "", city: "", state: "", pincode: "", isDefault: false }

type Typed = Omit<SavedAddress, "_id"> & { sureOfPin: string }
type Props = { /** The saved address, or null for a new one. */ address: SavedAddress | null; isFirst: boolean }

/** The form of one address. A new one starts with its owner's name and number, if known. */
export function AddressForm(props: Props) {
  const me = useQuery(profileQuery(useMyId()))
  return me.isPending ? <Skeleton height="30rem" /> : <Fields {...props} me={me.data} />
}

function Fields({ address, isFirst, me }: Props & { me: Profile | undefined }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { _id: id, ...start } = address ?? { _id: null, ...NOTHING, name: me?.name ?? "", phone: me?.phone ?? "" }
  const { ref, values, wrong, ...form } = useForm<Typed>({ ...start, sureOfPin: start.pincode }, (typed) => ({
    label: lineTooLong(typed.label, ADDRESS_BOOK.label),
    ...wrongAddress(typed),
  }))
  const saving = useAddressSaving(id)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending || !form.passes()) return
    const { sureOfPin, ...address } = values
    const doubt = await doubtOf(client, { ...address, sureOfPin })
    if (Object.keys(doubt).length > 0) return void form.point(doubt)
    saving.mutate(address, {
      onSuccess: () => {
        toast.success(accountMessages.addressSaved)
        void navigate(paths.addresses, { replace: true })
      },
      onError: form.refuse,
    })
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{id ? "Change this address" : "A new address"}</h2>
      <Field
        label="Label"
        optional
        name="label"
        autoComplete="off"
        maxLength={ADDRESS.maxWritten}
        list="address-labels"
        hint="Home, Work, Parents: what you call it."
        value={values.label}
        error={wrong.label}
        onChange={(event) => form.edit({ label: event.target.value })}
      />
      <datalist id="address-labels">
        <option value="Home">Home</option>
        <option value="Work">Work</option>
        <option value="Parents">Parents</option>
      </datalist>
      <Pair>
        <NameField
          value={values.name}
          error={wrong.name}
          onText={(name) => form.edit({ name })}
          onJudge={(name) => form.judge({ name })}
        />
        <PhoneField
          value={values.phone}
          error={wrong.phone}
          onText={(phone) => form.edit({ phone })}
          onJudge={(phone) => form.judge({ phone })}
        />
      </Pair>
      <PlaceFields values={values} wrong={wrong} onEdit={form.edit} onJudge={form.judge} />
      {!address?.isDefault && !isFirst && (
        <Checkbox
          name="isDefault"
          label="Deliver here by default"
          checked={values.isDefault}
          onChange={(event) => form.edit({ isDefault: event.target.checked })}
        />
      )}
      <SaveOrCancel
        save="Save address"
        cancelTo={paths.addresses}
        saving={saving}
        refusal={form.refusal}
        changed={form.dirty}
      />
    </form>
  )
}
