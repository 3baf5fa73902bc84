import { ADDRESS_BOOK } from "@silai/contracts/account/limits"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState, type FormEvent, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import { hasCustom } from "~/features/bag/lines-to-send"
import { useAddressSaving } from "~/features/customer/use-address-change"
import { isPin } from "~/features/place/address-rules"
import { doubtOf } from "~/features/place/pin-query"
import { useChanged } from "~/lib/use-changed"
import { useFieldErrors } from "~/lib/use-form"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Checkbox } from "~/ui/form/choice"
import { Refusal } from "~/ui/form/refusal"
import { Notice } from "~/ui/notice"
import { toast } from "~/ui/toast"
import { AddressFields } from "./address-fields"
import { BusinessFields } from "./business-fields"
import { GiftFields } from "./gift-fields"
import type { Visit } from "../checkout-layout"
import { ContactFields } from "./contact-fields"
import { DeliveryChoice, waysByFacts } from "./delivery-choice"
import { addressOf, detailsOf, startOf, wrongIn, type DetailsForm, type KnownPerson } from "./details-form"
import { detailsQuery, useSaveDetails } from "../details"
import { isNotForBook, setNotForBook, useDraft } from "./draft"
import { SavedAddressChoice } from "./saved-address-choice"
import { isUnkept, lastBuyer, setUnkept } from "../last-buyer"
import { Section } from "../section"
import styles from "./contact-step.module.css"
import { useForgetting } from "../use-forgetting"
import { useKnownPerson } from "./use-known-person"
import { checkoutWords } from "../words"

const PLACE_FIELDS = ["toName", "toPhone", "pincode", "line1", "city", "state"] as const

type Props = { visit: Visit; /** Above the form: how to use an account's saved data. */ offer?: ReactNode }

/**
 * The first step: contact, delivery and address. Rendered for a guest until the session is known, and remounted, draft
 * included, when the session turns out to be another.
 */
export function ContactStep({ visit, offer }: Props) {
  const known = useKnownPerson()
  const person = known ?? null
  const isGuest = known === null
  // After hydration, and only once it is known that this is a guest: it may be another person's. Read once: the
  // checkbox below deletes it, and the filled-in fields must stay.
  const [earlier, setEarlier] = useState(() => (isGuest ? lastBuyer() : null))
  if (useChanged(isGuest)) setEarlier(isGuest ? lastBuyer() : null)
  const entered = visit.details.contact || person ? visit.details : (earlier ?? visit.details)
  const forget = useForgetting()
  const clear = () => forget.mutate(undefined, { onSuccess: () => setEarlier(null) })
  return (
    <>
      {offer}
      <ContactForm
        // Clearing it restarts the form.
        key={person?._id ?? (forget.isSuccess ? `guest ${forget.submittedAt}` : "guest")}
        visit={visit}
        entered={entered}
        person={person}
        isGuest={isGuest}
        notYou={isGuest && entered.contact && <NotYou busy={forget.isPending} onClear={clear} />}
      />
    </>
  )
}

/** The filled-in details may be another person's. */
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

/** Unless this is ticked, a guest's details are offered again at the next purchase; the device may be shared. */
function NotHere() {
  const [isWished, setWished] = useState(isUnkept)
  return (
    <Checkbox
      name="notHere"
      label={checkoutWords.notHere}
      checked={isWished}
      onChange={({ target: { checked } }) => {
        setUnkept(checked)
        setWished(checked)
      }}
    />
  )
}

type FormProps = {
  visit: Visit
  entered: CheckoutDetails
  person: KnownPerson | null
  isGuest: boolean
  notYou: ReactNode
}

function ContactForm({ visit, entered, person, isGuest, notYou }: FormProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { ref, wrong, point, judge, touched } = useFieldErrors<DetailsForm>()
  const saveDetails = useSaveDetails()
  const saveAddress = useAddressSaving(null, () => toast.error(checkoutWords.addressNotSaved))
  const { data: onServer } = useQuery(detailsQuery)
  const isLost = isGuest && onServer?.contact === null
  const start = startOf(entered, person, isNotForBook())
  const { values: typed, change, drop, isRestored } = useDraft<DetailsForm>(start, isLost)
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
    const doubt = collect ? {} : await doubtOf(client, values)
    // A saved address is shown with its fields, one of which is pointed at.
    if (values.keptId && Object.keys(doubt).length > 0) flushSync(() => change({ keptId: "" }))
    return point(doubt)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saveDetails.isPending || isJudging) return
    setJudging(true)
    const isRight = await passes()
    setJudging(false)
    if (!isRight) return
    try {
      await saveDetails.mutateAsync(detailsOf(values))
      // The order does not wait for the address book.
      if (values.saveAddress && !values.keptId && !collect) saveAddress.mutate(addressOf(values))
      drop(isGuest)
      setNotForBook(person !== null && !values.keptId && !values.saveAddress)
      void navigate(paths.payment)
    } catch {
      // The error is shown above the button.
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      {isRestored && isLost && (
        <Notice tone="warn" live>
          {checkoutWords.visitEnded}
        </Notice>
      )}
      <Refusal>{phoneBanner ? checkoutWords.phoneBanner : undefined}</Refusal>
      <Section title={checkoutWords.contact} aside={notYou}>
        <ContactFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
        <BusinessFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
        <GiftFields values={values} onEdit={edit} />
        {isGuest && <NotHere />}
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
          <SavedAddressChoice addresses={addresses} keptId={values.keptId} onChoose={edit} />
        )}
        {!collect && !values.keptId && (
          <>
            <AddressFields values={values} wrong={wrong} onEdit={edit} onJudge={judge} />
            {person && addresses.length < ADDRESS_BOOK.most && (
              <Checkbox
                name="saveAddress"
                label={checkoutWords.saveAddress}
                checked={values.saveAddress}
                onChange={(event) => edit({ saveAddress: event.target.checked })}
              />
            )}
          </>
        )}
      </Section>
      <Refusal>{saveDetails.error?.message}</Refusal>
      <Button type="submit" wide busy={saveDetails.isPending || isJudging} aria-label={checkoutWords.toPayment}>
        {checkoutWords.toPayment}
      </Button>
    </form>
  )
}
