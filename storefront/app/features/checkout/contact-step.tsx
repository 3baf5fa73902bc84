import { ADDRESS_BOOK } from "@silai/contracts/account/limits"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { useState, type FormEvent } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import { useAddressKeeping } from "~/features/account/use-address-change"
import { useWrong } from "~/lib/use-form"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Checkbox } from "~/ui/choice"
import { Refusal } from "~/ui/refusal"
import { Skeleton } from "~/ui/skeleton"
import { toast } from "~/ui/toast"
import { AddressFields } from "./address-fields"
import { ContactFields } from "./contact-fields"
import { addressOf, toTell, startOf, wrongIn, type DetailsForm, type KnownPerson } from "./details-form"
import { useKeepDetails } from "./details"
import { useDraft } from "./draft"
import { KeptChoice } from "./kept-choice"
import { Section } from "./section"
import styles from "./contact-step.module.css"
import { useKnownPerson } from "./use-known-person"
import { rooms } from "./words"

const PLACE_FIELDS = ["toName", "toPhone", "pincode", "line1", "city", "state"] as const

/** Step one: who, and where to. Begins anew, draft and all, when it turns out who is signed in. */
export function ContactStep({ details }: { details: CheckoutDetails }) {
  const person = useKnownPerson()
  if (person === undefined) return <Skeleton height="30rem" />
  return <ContactForm key={person?._id ?? "guest"} details={details} person={person} />
}

function ContactForm({ details, person }: { details: CheckoutDetails; person: KnownPerson | null }) {
  const navigate = useNavigate()
  const { ref, wrong, point, judge, touched } = useWrong<DetailsForm>()
  const keep = useKeepDetails()
  const keepAddress = useAddressKeeping(null, () => toast.error(rooms.notKept))
  const { values, change, drop } = useDraft<DetailsForm>(startOf(details, person))
  const addresses = person?.addresses ?? []
  const [phoneBanner, setPhoneBanner] = useState(false)

  const edit = (part: Partial<DetailsForm>) => {
    change(part)
    touched(part)
    if ("phone" in part) setPhoneBanner(false)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (keep.isPending) return
    const found = wrongIn(values)
    // A kept address that does not pass any more is shown with its fields, which must stand before one of them can be gone to.
    if (values.keptId && PLACE_FIELDS.some((name) => found[name])) flushSync(() => change({ keptId: "" }))
    setPhoneBanner(Boolean(found.phone && values.phone))
    if (!point(found)) return
    try {
      await keep.mutateAsync(toTell(values, details))
      // The order does not wait for the address book.
      if (values.keepAddress && !values.keptId && !values.collect) keepAddress.mutate(addressOf(values))
      drop()
      void navigate(paths.deliveryMethod)
    } catch {
      // The sentence stands above the button.
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <Refusal>{phoneBanner ? rooms.phoneBanner : undefined}</Refusal>
      <Section title="Contact">
        <ContactFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
      </Section>
      <Section title="Delivery address">
        <Checkbox
          name="collect"
          label={rooms.collect}
          checked={values.collect}
          onChange={(event) => edit({ collect: event.target.checked })}
        />
        {!values.collect && addresses.length > 0 && (
          <KeptChoice addresses={addresses} keptId={values.keptId} onChoose={edit} />
        )}
        {!values.collect && !values.keptId && (
          <>
            <AddressFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
            {person && addresses.length < ADDRESS_BOOK.most && (
              <Checkbox
                name="keepAddress"
                label={rooms.keepAddress}
                checked={values.keepAddress}
                onChange={(event) => edit({ keepAddress: event.target.checked })}
              />
            )}
          </>
        )}
      </Section>
      <Refusal>{keep.error?.message}</Refusal>
      <Button type="submit" wide busy={keep.isPending} aria-label="Continue to delivery">
        Continue to delivery
      </Button>
    </form>
  )
}
