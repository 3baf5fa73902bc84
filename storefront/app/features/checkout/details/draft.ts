import { useEffect, useState } from "react"
import { getStored, parseStored, setStored } from "~/lib/device/storage"
import { useHydrated } from "~/lib/use-hydrated"
import type { DetailsForm } from "./details-form"

const KEY = "checkout-draft"
const NOT_FOR_BOOK = "address-not-for-book"
/** A guest's details as sent: the shop's copy ends with the session, which may be before the order is placed. */
const SENT = "checkout-sent"

/** Clears what was entered: the order is placed, or its author has signed out. */
export function forgetDraft() {
  for (const key of [KEY, NOT_FOR_BOOK, SENT]) setStored(key, null, "sessionStorage")
}

/** Accounts have none of these; nor another receiver's address, which is not the shopper's own. */
const OF_THIS_ORDER = ["whatsappUpdates", "forBusiness", "company", "gstin", "isGift", "giftNote", "collect"] as const
const OF_RECEIVER = [
  "otherPerson",
  "toName",
  "toPhone",
  "pincode",
  "line1",
  "line2",
  "landmark",
  "city",
  "state",
  "sureOfPin",
] as const

/** After a sign-in the account's data replaces what it has, of the unsent input; the rest is of this order, and stays. */
export function keepDraftOfOrder() {
  const draft = parseStored(getStored(KEY, "sessionStorage")) as Partial<DetailsForm> | null
  forgetDraft()
  if (!draft) return
  const isForOther = draft.otherPerson && draft.line1
  const kept = [...OF_THIS_ORDER, ...(isForOther ? OF_RECEIVER : [])].filter((name) => draft[name] !== undefined)
  const rest = { ...Object.fromEntries(kept.map((name) => [name, draft[name]])), ...(isForOther && { keptId: "" }) }
  if (Object.keys(rest).length) setStored(KEY, JSON.stringify(rest), "sessionStorage")
}

/** Whether the address last sent from this tab should not be saved in the account. */
export const isNotForBook = () => getStored(NOT_FOR_BOOK, "sessionStorage") !== null
export const setNotForBook = (isSo: boolean) => setStored(NOT_FOR_BOOK, isSo ? "1" : null, "sessionStorage")

/** Whether this tab has input that was not sent. */
export const hasDraft = () => getStored(KEY, "sessionStorage") !== null

/**
 * Form values that survive a reload before they are sent. What was entered is in the tab's own storage and is cleared
 * once the server has saved it; every other field is as in `start`, which may get more data while the page loads.
 * @param isLost the server has none of a guest's details: what this tab has sent of them is entered again
 */
export function useDraft<T extends Record<string, string | boolean>>(start: T, isLost = false) {
  const [draft, setDraft] = useState<Partial<T>>({})
  const [touched, setTouched] = useState(false)

  const [isRead, setRead] = useState(false)

  // The server has rendered the form without it.
  if (useHydrated() && !isRead) {
    setRead(true)
    const stored = parseStored(getStored(KEY, "sessionStorage")) as Partial<T> | null
    if (stored) setDraft((now) => ({ ...stored, ...now }))
  }
  const [isRestored, setRestored] = useState(false)
  if (isLost && isRead && !isRestored) {
    const sent = parseStored(getStored(SENT, "sessionStorage")) as Partial<T> | null
    if (sent) {
      setRestored(true)
      setTouched(true)
      setDraft((now) => ({ ...sent, ...now }))
    }
  }
  useEffect(() => {
    if (touched) setStored(KEY, JSON.stringify(draft), "sessionStorage")
  }, [draft, touched])

  return {
    values: { ...start, ...draft },
    isRestored,
    change(part: Partial<T>) {
      setTouched(true)
      setDraft((now) => ({ ...now, ...part }))
    },
    /** The server has saved it. `isGuest`: it is kept in this tab until the order is placed. */
    drop(isGuest: boolean) {
      setTouched(false)
      setDraft({})
      forgetDraft()
      if (isGuest) setStored(SENT, JSON.stringify({ ...start, ...draft }), "sessionStorage")
    },
  }
}
