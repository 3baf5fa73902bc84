import { PHONE } from "@silai/contracts/account/limits"
import { phoneOf } from "@silai/contracts/account/phone"

/** A person, as WhatsApp names them in an event: by an id that only this business knows, by the phone, or both. */
export type Person = { bsuid: string | null; waId: string | null }
export type KnownContact = Person & { id: string }

/**
 * The result of matching the person of an event. `knownId`: the contact it belongs to; null: a new one. `absorb`: another
 * contact that turns out to be the same person. `strip`: a contact that has lost this phone to the person, because
 * numbers are given to others.
 */
export type Who = { knownId: string | null; absorb: string | null; strip: string | null }

/** The ten digits of an Indian mobile number; null for any other. */
export function mobileOf(waId: string | null): string | null {
  const phone = waId === null ? "" : phoneOf(`+${waId}`)
  return PHONE.pattern.test(phone) ? phone : null
}

/** Whether a contact may be the person with this id: one without an id, or where the person's is not known, is the same. */
export const isSamePerson = (contact: KnownContact, bsuid: string | null): boolean =>
  contact.bsuid === null || bsuid === null || contact.bsuid === bsuid

/** `known`: the contacts with this id or this phone, two at most. */
export function whoIs(known: readonly KnownContact[], { bsuid, waId }: Person): Who {
  const byId = bsuid === null ? undefined : known.find((one) => one.bsuid === bsuid)
  const byPhone = waId === null ? undefined : known.find((one) => one.waId === waId)
  if (byId && byPhone && byId.id !== byPhone.id) {
    // A contact with a different id is another person, who had this number before.
    return byPhone.bsuid === null
      ? { knownId: byId.id, absorb: byPhone.id, strip: null }
      : { knownId: byId.id, absorb: null, strip: byPhone.id }
  }
  if (byId) return { knownId: byId.id, absorb: null, strip: null }
  if (byPhone && bsuid !== null && byPhone.bsuid !== null) return { knownId: null, absorb: null, strip: byPhone.id }
  return { knownId: byPhone?.id ?? null, absorb: null, strip: null }
}
