import { z } from "zod"
import { callFor, adminCall } from "../call"
import { RECOVERY_CODES, SECOND_FACTOR, SECOND_FACTOR_STATES, SECOND_STEP } from "../staff/limits"
import { secondFactorMessages } from "../staff/messages"
import { givenPassword, idShape } from "./shapes"

const everyone = callFor("everyone")
const own = adminCall("signin.secure")
const manage = adminCall("people.manage")

/** The app's code, or a recovery code, with any spaces and dashes that people type. */
const code = z.string().trim().min(1, secondFactorMessages.codeEmpty).max(SECOND_FACTOR.longestTyped)
const proof = { password: givenPassword, code }
/** For staff who may have no app yet. */
const ownProof = { password: givenPassword, code: code.optional() }
/** Shown only now; the shop stores their hashes. */
const recoveryCodes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES.count) }) })

const state = z.object({
  state: z.enum(SECOND_FACTOR_STATES),
  /** Whether the shop requires a second factor of all staff. */
  required: z.boolean(),
  since: z.string().nullable(),
  recoveryCodesLeft: z.number(),
})
export type SecondFactorState = z.output<typeof state>

const enrolment = z.object({
  /** For typing by hand, in base32. */
  secret: z.string(),
  /** The same as a URI for an app's QR code. */
  uri: z.string(),
})
export type Enrolment = z.output<typeof enrolment>

export const secondFactorCalls = {
  secondStep: everyone(
    "/customer/user/second-step",
    "The second step of signing in, after `signin` answered with a challenge: a code of the person's app, or a recovery code. Opens the back-office session.",
    {
      body: z.strictObject({ challenge: z.string().trim().length(SECOND_STEP.tokenLength), code }),
      reply: z.object({ data: z.object({ role: z.literal("admin") }) }),
    },
  ),
  secondFactor: own("/admin/user/second-factor", "Whether the signed-in person has a second factor.", {
    body: z.strictObject({}),
    reply: z.object({ data: state }),
  }),
  secondFactorStart: own(
    "/admin/user/second-factor/start",
    "Makes a key for an authenticator app; nothing changes until its first code is entered. To replace a second factor, as for a new phone, a code of the current one is needed too.",
    {
      body: z.strictObject(ownProof),
      reply: z.object({ data: enrolment }),
    },
  ),
  secondFactorConfirm: own(
    "/admin/user/second-factor/confirm",
    "Takes the first code of the new key: from now on it is required. Returns the recovery codes, once. Other devices are signed out.",
    {
      body: z.strictObject({ code }),
      reply: recoveryCodes,
    },
  ),
  secondFactorCodes: own(
    "/admin/user/second-factor/codes",
    "Makes new recovery codes; the older ones no longer work.",
    {
      body: z.strictObject(proof),
      reply: recoveryCodes,
    },
  ),
  secondFactorOff: own("/admin/user/second-factor/off", "Removes the second factor, unless the shop requires one.", {
    body: z.strictObject(proof),
    reply: z.object({}),
  }),
  secondFactorRequire: manage(
    "/admin/user/second-factor/require",
    "Requires a second factor of all staff, or makes it optional. Staff without one can do nothing else until it is set up. Needs the owner's password, and a code if an app gives them.",
    {
      body: z.strictObject({ required: z.boolean(), ...ownProof }),
      reply: z.object({ data: z.object({ required: z.boolean() }) }),
    },
  ),
  secondFactorReset: manage(
    "/admin/user/second-factor/reset",
    "Removes the second factor of a staff member who has lost their phone, ends their sessions and mails them. Not one's own. Needs the owner's password, and a code if an app gives them.",
    { body: z.strictObject({ userId: idShape, ...ownProof }), reply: z.object({}) },
  ),
}
