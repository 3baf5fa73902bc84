import { ADDRESS_BOOK } from "@silai/contracts/account/limits"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { useState, type FormEvent } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import { useAddressKeeping } from "~/features/customer/use-address-change"
import { useFieldErrors } from "~/lib/use-form"
import { shop } from "~/lib/shop"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Checkbox } from "~/ui/choice"
import { Refusal } from "~/ui/refusal"
import { toast } from "~/ui/toast"
import { AddressFields } from "./address-fields"
import { BusinessFields } from "./business-fields"
import { ContactFields } from "./contact-fields"
import { addressOf, changedDetails, startOf, wrongIn, type DetailsForm, type KnownPerson } from "./details-form"
import { useKeepDetails } from "./details"
import { useDraft } from "./draft"
import { KeptChoice } from "./kept-choice"
import { Section } from "./section"
import styles from "./contact-step.module.css"
import { useKnownPerson } from "./use-known-person"
import { checkoutWords } from "./words"

const PLACE_FIELDS = ["toName", "toPhone", "pincode", "line1", "city", "state"] as const

/**
 * Step one: contact and address. Drawn for a guest until it is known who is here, and remounted, draft included, when
 * the session turns out to be another.
 */
export function ContactStep({ details }: { details: CheckoutDetails }) {
  const person = useKnownPerson() ?? null
  return <ContactForm key={person?._id ?? "guest"} details={details} person={person} />
}

function ContactForm({ details, person }: { details: CheckoutDetails; person: KnownPerson | null }) {
  const navigate = useNavigate()
  const { ref, wrong, point, judge, touched } = useFieldErrors<DetailsForm>()
  const keep = useKeepDetails()
  const keepAddress = useAddressKeeping(null, () => toast.error(checkoutWords.notKept))
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
    // A saved address that is no longer valid is shown with its fields, which must be rendered before one can be
    // focused.
    if (values.keptId && PLACE_FIELDS.some((name) => found[name])) flushSync(() => change({ keptId: "" }))
    setPhoneBanner(Boolean(found.phone && values.phone))
    if (!point(found)) return
    try {
      await keep.mutateAsync(changedDetails(values, details))
      // The order does not wait for the address book.
      if (values.keepAddress && !values.keptId && !values.collect) keepAddress.mutate(addressOf(values))
      drop()
      void navigate(paths.deliveryMethod)
    } catch {
      // The error is shown above the button.
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <Refusal>{phoneBanner ? checkoutWords.phoneBanner : undefined}</Refusal>
      <Section title="Contact">
        <ContactFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
        <BusinessFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
      </Section>
      <Section title="Delivery address">
        {(shop().pickup || values.collect) && (
          <Checkbox
            name="collect"
            label={checkoutWords.collect}
            checked={values.collect}
            onChange={(event) => edit({ collect: event.target.checked })}
          />
        )}
        {!values.collect && addresses.length > 0 && (
          <KeptChoice addresses={addresses} keptId={values.keptId} onChoose={edit} />
        )}
        {!values.collect && !values.keptId && (
          <>
            <AddressFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
            {person && addresses.length < ADDRESS_BOOK.most && (
              <Checkbox
                name="keepAddress"
                label={checkoutWords.keepAddress}
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
