import { ADDRESS_BOOK } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import type { SavedAddress } from "@silai/contracts/account/shapes"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { focusMain } from "~/layout/focus-main"
import { counted } from "~/lib/words"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Fetched } from "~/ui/fetched"
import { EmptyState } from "~/ui/state"
import styles from "./address-book.module.css"
import { AddressCard } from "./address-card"
import { AddressForm } from "./address-form"
import { addressesQuery, useMyId } from "~/features/customer/queries"
import { useAddressChange } from "~/features/customer/use-address-change"

/** URL parameter: which saved address is open, or a new one. So Back closes the form, and a reload keeps it open. */
const EDIT = "edit"
const NEW = "new"
const toForm = (id: string) => `${paths.addresses}?${EDIT}=${encodeURIComponent(id)}`

/** The saved addresses, and the form for one of them. */
export function AddressBook() {
  const [search] = useSearchParams()
  const addresses = useQuery(addressesQuery(useMyId()))
  const edited = search.get(EDIT)
  const left = addresses.data?.length
  const before = useRef(left)
  useEffect(() => {
    // The last address takes the list with it, and the focus in it.
    if (left === 0 && before.current && document.activeElement === document.body) focusMain()
    before.current = left
  }, [left])
  return (
    <Fetched query={addresses} what="your addresses" height="18rem">
      {(saved) => {
        const one = saved.find(({ _id }) => _id === edited)
        if (one || (edited === NEW && saved.length < ADDRESS_BOOK.most))
          return <AddressForm key={edited} address={one ?? null} isFirst={saved.length === 0} />
        return saved.length ? <Book saved={saved} /> : <NoAddress />
      }}
    </Fetched>
  )
}

function Book({ saved }: { saved: SavedAddress[] }) {
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  const change = useAddressChange()
  const count = useRef<HTMLParagraphElement>(null)
  const isRemoving = useRef(false)
  // The dialog, once closed, would give the focus back to the button of an address that is gone.
  useEffect(() => {
    if (leaving || !isRemoving.current) return
    isRemoving.current = false
    count.current?.focus({ preventScroll: true })
  }, [leaving])
  const remove = ({ _id }: SavedAddress) => {
    isRemoving.current = true
    change.mutate(
      { _id, remove: true },
      { onError: () => (isRemoving.current = false), onSettled: () => setLeaving(null) },
    )
  }
  const isFull = saved.length >= ADDRESS_BOOK.most
  return (
    <>
      <div className={styles.head}>
        <p ref={count} tabIndex={-1} className={styles.note}>
          {isFull ? accountRefusals.address_book_full.say : counted(saved.length, "address", "addresses")}
        </p>
        {!isFull && (
          <LinkButton to={toForm(NEW)} size="small" kind="plain">
            Add an address
          </LinkButton>
        )}
      </div>
      <ul className={styles.cards}>
        {saved.map((address) => (
          <li key={address._id}>
            <AddressCard
              address={address}
              editAt={toForm(address._id)}
              busy={change.isPending && change.variables._id === address._id}
              onDefault={() => change.mutate({ _id: address._id, isDefault: true })}
              onRemove={() => setLeaving(address)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        danger
        title="Remove this address?"
        confirm="Remove"
        cancel="Keep it"
        busy={change.isPending}
        onConfirm={() => leaving && remove(leaving)}
        onClose={() => setLeaving(null)}
      >
        <p>
          {leaving?.line1}, {leaving?.city}.{" "}
          {leaving?.isDefault && saved.length > 1 && "The next one becomes your default. "}Orders on their way there are
          not changed.
        </p>
      </ConfirmDialog>
    </>
  )
}

function NoAddress() {
  return (
    <EmptyState icon="pin" title="No address yet" actions={<LinkButton to={toForm(NEW)}>Add an address</LinkButton>}>
      Save your addresses here, and the checkout fills them in for you.
    </EmptyState>
  )
}
