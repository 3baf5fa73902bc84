import { z } from "zod"
import { ADDRESS, PIN } from "../checkout/limits"
import { checkoutSays } from "../checkout/messages"
import { SECOND_FACTOR_STATES } from "../staff/limits"
import { ROLES } from "../staff/roles"
import { ADDRESS_BOOK, EMAIL, NAME, OTP, OTP_PURPOSES, OWN_PURPOSES, PASSWORD, PHONE } from "./limits"
import { accountSays } from "./messages"
import { phoneOf } from "./phone"

export const idShape = z.string().trim().min(1).max(80)
/** Payloads name the owner; the server takes the owner from the session and ignores these. */
export const ownerNames = { userId: idShape.optional(), customerId: idShape.optional() }

export const nameShape = z
  .string()
  .trim()
  .max(NAME.maxLength)
  .min(NAME.minLength, accountSays.nameTooShort)
  .regex(NAME.pattern, accountSays.nameInvalid)
export const emailShape = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL.maxLength)
  .regex(EMAIL.pattern, accountSays.emailInvalid)
/**
 * The phone of every body: any spelling of an Indian mobile number becomes its ten digits, so that limits, uniqueness and look-ups see
 * one number.
 */
export const phoneShape = z
  .string()
  .max(PHONE.maxWritten, accountSays.phoneInvalid)
  .overwrite(phoneOf)
  .refine((phone) => PHONE.pattern.test(phone), accountSays.phoneInvalid)
  .describe("An Indian mobile number; +91, a leading 0, spaces and hyphens are taken off")
export const passwordShape = z
  .string()
  .normalize("NFKC")
  .min(PASSWORD.minLength, accountSays.passwordTooShort)
  .max(PASSWORD.maxLength)
/**
 * A password that is compared, not set: current rules do not apply. Both are normalised, because keyboards write the same
 * character in several ways.
 */
export const givenPassword = z
  .string()
  .normalize("NFKC")
  .min(1, accountSays.signInPasswordEmpty)
  .max(PASSWORD.maxLength)
export const googleToken = z.string().trim().min(20).max(4096)
/**
 * Proof of the person, not only of their browser. A code's proof is stored with the session, so neither field is required.
 */
export const selfProof = { password: givenPassword.optional(), googleToken: googleToken.optional() }
export const otpShape = z
  .string()
  .trim()
  .max(OTP.digits, accountSays.otpInvalid)
  .regex(OTP.pattern, accountSays.otpInvalid)
export const purposeShape = z.enum(OTP_PURPOSES)
export const ownPurposeShape = z.enum(OWN_PURPOSES)
/** How a signed-in person proves their identity again. */
export const PROOF_WAYS = ["password", "code", "mail", "google"] as const
export type ProofWay = (typeof PROOF_WAYS)[number]

/** An e-mail or a phone, entered in one field. */
export const identifierShape = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL.maxLength)
  .refine((text) => EMAIL.pattern.test(text) || PHONE.pattern.test(phoneOf(text)), accountSays.signInEmailInvalid)

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

const text = (max: number) => z.string().trim().max(max)
/** Fields of a saved address; a change may contain any of them. */
export const addressFields = {
  label: text(ADDRESS_BOOK.label),
  name: nameShape,
  phone: phoneShape,
  line1: text(ADDRESS.line).min(ADDRESS.shortest.line, checkoutSays.lineRequired),
  line2: text(ADDRESS.line),
  landmark: text(ADDRESS.landmark),
  city: text(ADDRESS.city).min(ADDRESS.shortest.place, checkoutSays.cityRequired),
  state: text(ADDRESS.state).min(ADDRESS.shortest.place, checkoutSays.stateRequired),
  pincode: z.string().trim().regex(PIN.pattern, checkoutSays.pinInvalid),
}
export const keptAddress = z.object({
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
export type KeptAddress = z.output<typeof keptAddress>
