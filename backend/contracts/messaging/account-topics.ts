import { z } from "zod"
import { OWN_PURPOSES } from "../account/limits"
import { email, optionalText, text } from "./topic-parts"

/**
 * A password reset was requested. The token is encrypted in the outbox: a copy of the table must not grant access to an
 * account.
 */
export const accountReset = z.object({ name: optionalText, email, sealedToken: z.string().min(20).max(400) })
export type AccountReset = z.output<typeof accountReset>

export const ACCOUNT_CHANGES = [
  "password",
  "email",
  "phone",
  "google",
  "secondFactorOn",
  "secondFactorOff",
  "secondFactorReset",
  "recoveryCode",
  "recoveryCodes",
  "passkeyAdded",
  "passkeyRemoved",
] as const

/**
 * A sign-in method of an account was changed: sent to the account's previous address, so that its owner notices a
 * stranger.
 */
export const accountChanged = z.object({
  name: optionalText,
  email,
  what: z.enum(ACCOUNT_CHANGES),
  /** A staff member: another page shows their ways to sign in. */
  isStaff: z.boolean().optional(),
  /** Undoes the change; absent when the address has no authority over the account. */
  sealedUndoToken: z.string().min(20).max(400).optional(),
  /** Which change of a series this is, and what its first one was: the link undoes all of them. Absent for the first. */
  series: z
    .object({ number: z.number().int().min(2), firstAt: z.iso.datetime(), firstWhat: z.enum(ACCOUNT_CHANGES) })
    .optional(),
})
export type AccountChanged = z.output<typeof accountChanged>

/** A link to confirm an e-mail that a person gave. */
export const accountConfirmEmail = z.object({ name: optionalText, email, sealedToken: z.string().min(20).max(400) })
/** A link by which a signed-in person proves their identity to change how they sign in. */
export const accountProof = z.object({
  name: optionalText,
  email,
  purpose: z.enum(OWN_PURPOSES),
  device: optionalText,
  sealedToken: z.string().min(20).max(400),
})
/** A password reset was requested at an address that the account has had for only some hours. */
export const accountResetLater = z.object({ name: optionalText, email })

/** A person is invited to the staff. The token is encrypted, as above. */
export const staffInvited = z.object({ email, inviter: text, role: text, sealedToken: z.string().min(20).max(400) })
export type StaffInvited = z.output<typeof staffInvited>
