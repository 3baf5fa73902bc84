import { ADDRESS_BOOK } from "@silai/contracts/account/limits"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState, type FormEvent, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import { hasCustom } from "~/features/bag/lines-to-send"
import { useAddressKeeping } from "~/features/customer/use-address-change"
import { isPin } from "~/features/place/address-rules"
import { doubtOf } from "~/features/place/pin-query"
import { useFieldErrors } from "~/lib/use-form"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Checkbox } from "~/ui/choice"
import { Refusal } from "~/ui/refusal"
import { toast } from "~/ui/toast"
import { AddressFields } from "./address-fields"
import { BusinessFields } from "./business-fields"
import type { Visit } from "./checkout-layout"
import { ContactFields } from "./contact-fields"
import { DeliveryChoice, waysByFacts } from "./delivery-choice"
import { addressOf, detailsOf, startOf, wrongIn, type DetailsForm, type KnownPerson } from "./details-form"
import { useKeepDetails } from "./details"
import { useDraft } from "./draft"
import { KeptChoice } from "./kept-choice"
import { lastBuyer } from "./last-buyer"
import { Section } from "./section"
import styles from "./contact-step.module.css"
import { useForgetting } from "./use-forgetting"
import { useKnownPerson } from "./use-known-person"
import { checkoutWords } from "./words"

const PLACE_FIELDS = ["toName", "toPhone", "pincode", "line1", "city", "state"] as const

type Props = { visit: Visit; /** Above the form: how to come to what an account has kept. */ offer?: ReactNode }

/**
 * The first step: contact, delivery and address. Drawn for a guest until it is known who is here, and remounted, draft
 * included, when the session turns out to be another.
 */
export function ContactStep({ visit, offer }: Props) {
  const known = useKnownPerson()
  const person = known ?? null
  const isGuest = known === null
  // After hydration, and not before it is known that nobody is signed in: it may be somebody else's.
  const [earlier, setEarlier] = useState<CheckoutDetails | null>(null)
  useEffect(() => setEarlier(isGuest ? lastBuyer() : null), [isGuest])
  const told = visit.details.contact || person ? visit.details : (earlier ?? visit.details)
  const forget = useForgetting()
  const clear = () => forget.mutate(undefined, { onSuccess: () => setEarlier(null) })
  return (
    <>
      {offer}
      <ContactForm
        // Whoever clears it begins anew.
        key={person?._id ?? (forget.isSuccess ? `guest ${forget.submittedAt}` : "guest")}
        visit={visit}
        told={told}
        person={person}
        notYou={isGuest && told.contact && <NotYou busy={forget.isPending} onClear={clear} />}
      />
    </>
  )
}

/** Whose details are filled in may have left the room. */
function NotYou({ busy, onClear }: { busy: boolean; onClear: () => void }) {
  return (
    <p className={styles.notYou}>
      {checkoutWords.notYou}{" "}
      <Button kind="quiet" size="small" busy={busy} onClick={onClear} aria-label={checkoutWords.clearLabel}>
        {checkoutWords.clear}
      </Button>
    </p>
  )
}

type FormProps = { visit: Visit; told: CheckoutDetails; person: KnownPerson | null; notYou: ReactNode }

function ContactForm({ visit, told, person, notYou }: FormProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { ref, wrong, point, judge, touched } = useFieldErrors<DetailsForm>()
  const keep = useKeepDetails()
  const keepAddress = useAddressKeeping(null, () => toast.error(checkoutWords.notKept))
  const { values: typed, change, drop } = useDraft<DetailsForm>(startOf(told, person))
  const addresses = person?.addresses ?? []
  const [phoneBanner, setPhoneBanner] = useState(false)
  const [isJudging, setJudging] = useState(false)

  const ways = visit.shippingOptions.data ?? waysByFacts()
  // The shop may have stopped offering what was chosen earlier.
  const values = { ...typed, collect: typed.collect && ways.some(({ method }) => method === "pickup") }
  const { collect, pincode, state } = values
  const { onHeading } = visit
  useEffect(
    () =>
      onHeading({ deliveryMethod: collect ? "pickup" : "home", address: isPin(pincode) ? { pincode, state } : null }),
    [collect, pincode, state, onHeading],
  )

  const edit = (part: Partial<DetailsForm>) => {
    change(part)
    touched(part)
    if ("phone" in part) setPhoneBanner(false)
  }

  const passes = async () => {
    const found = wrongIn(values)
    // A saved address that is no longer valid is shown with its fields, which must be rendered before one can be
    // focused.
    if (values.keptId && PLACE_FIELDS.some((name) => found[name])) flushSync(() => change({ keptId: "" }))
    setPhoneBanner(Boolean(found.phone && values.phone))
    if (!point(found)) return false
    const sureOfPin = collect ? undefined : await doubtOf(client, values)
    return point({ sureOfPin })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (keep.isPending || isJudging) return
    setJudging(true)
    const isRight = await passes()
    setJudging(false)
    if (!isRight) return
    try {
      await keep.mutateAsync(detailsOf(values))
      // The order does not wait for the address book.
      if (values.keepAddress && !values.keptId && !collect) keepAddress.mutate(addressOf(values))
      drop()
      void navigate(paths.payment)
    } catch {
      // The error is shown above the button.
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <Refusal>{phoneBanner ? checkoutWords.phoneBanner : undefined}</Refusal>
      <Section title={checkoutWords.contact} aside={notYou}>
        <ContactFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
        <BusinessFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
      </Section>
      <Section title={checkoutWords.delivery}>
        <DeliveryChoice
          ways={ways}
          chosen={collect ? "pickup" : "home"}
          onChoose={(way) => edit({ collect: way === "pickup" })}
          pincode={pincode}
          hasCustom={hasCustom(visit.items)}
        />
        {!collect && addresses.length > 0 && (
          <KeptChoice addresses={addresses} keptId={values.keptId} onChoose={edit} />
        )}
        {!collect && !values.keptId && (
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
      <Button type="submit" wide busy={keep.isPending || isJudging} aria-label={checkoutWords.toPayment}>
        {checkoutWords.toPayment}
      </Button>
    </form>
  )
}
