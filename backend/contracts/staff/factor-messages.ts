import { refusals } from "../refusal"
import { RECOVERY_CODES, SECOND_FACTOR } from "./limits"

/** Sentences about the second factor, which users know as two-step sign-in. */
export const secondFactorMessages = {
  enterCode: "Your password is right. Now the code from your phone.",
  signInTitle: "One more step",
  signInLead: `Open your authenticator app and enter the ${SECOND_FACTOR.digits} digits that it shows for the shop.`,
  recoveryLead: "Enter one of the recovery codes that you kept when you set up two-step sign-in. Each works once.",
  codeEmpty: "Please enter the code",
  codeInvalid: `Please enter the ${SECOND_FACTOR.digits} digits that your app shows`,
  recoveryInvalid: `A recovery code has ${RECOVERY_CODES.length} letters and digits`,
  on: "Two-step sign-in is on. Your other devices are signed out.",
  off: "Two-step sign-in is off.",
  newCodes: "Here are your new recovery codes. The older ones no longer work.",
  required: "From now on all staff need a second step.",
  notRequired: "The second step is optional again.",
  reset: (name: string) => `${name} no longer has a second step, and is signed out everywhere.`,
} as const

export const secondFactorRefusals = refusals("staff", {
  factor_code_wrong: {
    status: 400,
    field: "code",
    say: "This code is not right. Please enter the newest one that your app shows.",
    // At this point the password is known.
    level: "warn",
  },
  factor_code_used: {
    status: 400,
    field: "code",
    say: "This code was used already. Please wait for the next one.",
  },
  /** The same for a sign-in that was never started. */
  second_step_over: {
    status: 410,
    say: "This sign-in took too long, or too many codes were wrong. Please begin again with your password.",
  },
  factor_missing: { status: 409, say: "Two-step sign-in is not set up." },
  enrolment_over: { status: 410, say: "This key has expired. Please begin again." },
  factor_wanted: {
    status: 403,
    say: "The shop requires a second step from all staff. Please set up yours first.",
  },
  factor_required: {
    status: 409,
    say: "The shop requires a second step from all staff, so it cannot be switched off. You can move it to another phone.",
  },
  own_factor_first: { status: 409, say: "Please set up your own second step first, under Your sign-in." },
  factor_your_own: {
    status: 409,
    say: "Your own second step is under Your sign-in; if your phone is lost, ask another owner.",
  },
})
