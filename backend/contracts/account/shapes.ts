import { z } from "zod"
import { ADDRESS } from "../checkout/limits"
import { checkoutMessages } from "../checkout/messages"
import { pinShape } from "../place/pin-shape"
import { oneLine } from "../plain"
import { SECOND_FACTOR_STATES } from "../staff/limits"
import { ROLES } from "../staff/roles"
import { ADDRESS_BOOK, EMAIL, NAME, OTP, OTP_PURPOSES, OWN_PURPOSES, PASSWORD, PHONE } from "./limits"
import { emailOf, isEmail } from "./email"
import { accountMessages } from "./messages"
import { faultOfName, type NameFault, nameOf } from "./name"
import { otpOf } from "./otp"
import { phoneOf } from "./phone"

export const idShape = z.string().trim().min(1).max(80)
/** Payloads name the owner; the server takes the owner from the session and ignores these. */
export const ownerNames = { userId: idShape.optional(), customerId: idShape.optional() }

const NAME_FAULTS: Record<NameFault, string> = {
  short: accountMessages.nameTooShort,
  long: accountMessages.nameTooLong,
  script: accountMessages.nameScript,
  invalid: accountMessages.nameInvalid,
}
/** The name of every body: in one line, without invisible characters. */
export const nameShape = z
  .string()
  .max(NAME.maxWritten, accountMessages.nameTooLong)
  .overwrite(nameOf)
  .superRefine((name, context) => {
    const fault = faultOfName(name)
    if (fault) context.addIssue({ code: "custom", message: NAME_FAULTS[fault] })
  })
/** The e-mail of every body, cleaned and judged by the mailer's own rule. */
export const emailShape = z
  .string()
  .max(EMAIL.maxWritten, accountMessages.emailInvalid)
  .overwrite(emailOf)
  .refine(isEmail, accountMessages.emailInvalid)
/** The e-mail of a buyer who calls: empty when there is none, else as `emailShape`. */
export const optionalEmailShape = z
  .string()
  .max(EMAIL.maxWritten, accountMessages.emailInvalid)
  .overwrite(emailOf)
  .refine((email) => email === "" || isEmail(email), accountMessages.emailInvalid)
/**
 * The phone of every body: any spelling of an Indian mobile number becomes its ten digits, so that limits, uniqueness and look-ups see
 * one number.
 */
export const phoneShape = z
  .string()
  .max(PHONE.maxWritten, accountMessages.phoneInvalid)
  .overwrite(phoneOf)
  .refine((phone) => PHONE.pattern.test(phone), accountMessages.phoneInvalid)
  .describe("An Indian mobile number; +91, a leading 0, spaces and hyphens are taken off")
export const passwordShape = z
  .string()
  .normalize("NFKC")
  .min(PASSWORD.minLength, accountMessages.passwordTooShort)
  .max(PASSWORD.maxLength, accountMessages.passwordTooLong)
/**
 * A password that is compared, not set: current rules do not apply. Both are normalised, because keyboards write the same
 * character in several ways.
 */
export const givenPassword = z
  .string()
  .normalize("NFKC")
  .min(1, accountMessages.signInPasswordEmpty)
  .max(PASSWORD.maxLength, accountMessages.passwordTooLong)
export const googleToken = z.string().trim().min(20).max(4096)
/**
 * Proof of the person, not only of their browser. A code's proof is stored with the session, so neither field is required.
 */
export const selfProof = { password: givenPassword.optional(), googleToken: googleToken.optional() }
export const otpShape = z
  .string()
  .max(OTP.maxWritten, accountMessages.otpInvalid)
  .overwrite(otpOf)
  .refine((otp) => OTP.pattern.test(otp), accountMessages.otpInvalid)
export const purposeShape = z.enum(OTP_PURPOSES)
export const ownPurposeShape = z.enum(OWN_PURPOSES)
/** How a signed-in person proves their identity again. */
export const PROOF_WAYS = ["password", "code", "mail", "google"] as const
export type ProofWay = (typeof PROOF_WAYS)[number]

/** An e-mail or a phone, entered in one field. */
export const identifierShape = z
  .string()
  .max(EMAIL.maxWritten, accountMessages.signInEmailInvalid)
  .overwrite((text) => (PHONE.pattern.test(phoneOf(text)) ? phoneOf(text) : emailOf(text)))
  .refine((text) => isEmail(text) || PHONE.pattern.test(text), accountMessages.signInEmailInvalid)

/** The step between a right password and a back-office session. */
export const secondStep = z.object({ challenge: z.string(), validSeconds: z.number() })
export type SecondStep = z.output<typeof secondStep>

export const person = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.enum(["admin", "customer"]),
  staffRole: z.enum(ROLES).optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
})
export type Person = z.output<typeof person>
/** A staff member, signed in to the back office. */
export const staffPerson = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  email: z.string(),
  secondFactor: z.enum(SECOND_FACTOR_STATES),
})
export type StaffPerson = z.output<typeof staffPerson>

export const profile = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.literal("customer"),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** Whether this e-mail is proven, by a link or with Google. */
  emailProven: z.boolean(),
  /** An e-mail that becomes the account's when its link is followed. */
  emailPending: z.string().nullable(),
  /** The e-mail that this account only claimed went to the person who proved it. */
  emailLost: z.boolean(),
  /** The proofs that count today: one that was changed in the last days does not. */
  proofs: z.array(z.enum(PROOF_WAYS)),
  createdAt: z.string(),
  consent: z.object({ version: z.string(), at: z.string() }).nullable(),
})
export type Profile = z.output<typeof profile>

export const device = z.object({
  _id: z.string(),
  device: z.string(),
  signedInAt: z.string(),
  seenAt: z.string(),
  isThis: z.boolean(),
})
export type Device = z.output<typeof device>

/** A line of text, without invisible characters. */
const text = (max: number) => z.string().max(max, checkoutMessages.lineTooLong(max)).overwrite(oneLine)
/** Fields of a saved address; a change may contain any of them. */
export const addressFields = {
  label: text(ADDRESS_BOOK.label),
  name: nameShape,
  phone: phoneShape,
  line1: text(ADDRESS.line).min(ADDRESS.shortest.line, checkoutMessages.lineRequired),
  line2: text(ADDRESS.line),
  landmark: text(ADDRESS.landmark),
  city: text(ADDRESS.city).min(ADDRESS.shortest.place, checkoutMessages.cityRequired),
  state: text(ADDRESS.state).min(ADDRESS.shortest.place, checkoutMessages.stateRequired),
  pincode: pinShape,
}
export const savedAddress = z.object({
  _id: z.string(),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  isDefault: z.boolean(),
})
export type SavedAddress = z.output<typeof savedAddress>
