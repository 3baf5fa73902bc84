import { type LockKind, OTP_SENDS, OTP_UNANSWERED, SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { ORDER_LOOK_UPS } from "@silai/contracts/order/limits"
import type { Rule } from "@silai/kit/rate-limit"

type Lockable = {
  /** What ends each key's part that says whom it is about. */
  ends: "." | ":"
  /** The counts whose being full shuts somebody out for a day. */
  shuts: { name: string; rule: Rule }[]
  /** The others that go with them when the lock is lifted. */
  also: string[]
}

/** The counts that a stranger can fill against a person, and an owner can empty. */
export const LOCKABLE: Record<LockKind, Lockable> = {
  password: {
    ends: ".",
    shuts: [
      { name: "sign_in_person", rule: SIGN_IN_TRIES.perPerson },
      { name: "sign_in_place_day", rule: SIGN_IN_TRIES.perPersonAndPlaceDay },
    ],
    also: ["sign_in_place"],
  },
  otp: {
    ends: ":",
    shuts: [
      { name: "otp_day", rule: OTP_SENDS.perPhoneDay },
      { name: "otp_place_day", rule: OTP_SENDS.perPhoneAndAddressDay },
      { name: "otp_unanswered_phone", rule: OTP_UNANSWERED.perPhone },
    ],
    also: ["otp_hour", "otp_place", "otp_turn", "otp_turn_place"],
  },
  order: {
    ends: ":",
    shuts: [
      { name: "order_look_up_phone", rule: ORDER_LOOK_UPS.perPhone },
      { name: "order_look_up_at", rule: ORDER_LOOK_UPS.perPhoneAndAddress },
    ],
    also: [],
  },
}

/** Whom a count is about: the part of its key before the first sign of this kind. */
export const subjectOf = (kind: LockKind, key: string): string => key.split(LOCKABLE[kind].ends)[0]!
