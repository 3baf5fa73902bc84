import { type LockKind, OTP_SENDS, OTP_UNANSWERED, SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { SECOND_STEP_TRIES } from "@silai/contracts/staff/limits"
import { ORDER_LOOK_UPS } from "@silai/contracts/order/limits"
import type { Rule } from "@silai/kit/rate-limit"

type Lockable = {
  /** The character after the part of a key that names the person. */
  ends: "." | ":"
  /** The counts that lock a person out for a day when full. */
  shuts: { name: string; rule: Rule }[]
  /** The other counts emptied when the lock is lifted. */
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
  secondStep: {
    ends: ":",
    shuts: [{ name: "second_step_day", rule: SECOND_STEP_TRIES.perPersonDay }],
    also: ["second_step"],
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

/** The person or address that a count is about: the part of its key before the first such character. */
export const subjectOf = (kind: LockKind, key: string): string => key.split(LOCKABLE[kind].ends, 1).join("")
