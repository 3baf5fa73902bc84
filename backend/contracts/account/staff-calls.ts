import { z } from "zod"
import { callFor, adminCall } from "../call"
import { LOCKS } from "./limits"
import { INVITATION, SEWING } from "../staff/limits"
import { ROLES } from "../staff/roles"
import { SECOND_FACTOR } from "../staff/limits"
import { emailShape, givenPassword, idShape, nameShape, passwordShape } from "./shapes"

const everyone = callFor("everyone")
const manage = adminCall("people.manage")

const role = z.enum(ROLES)
/** The calling owner's proof: an open browser alone must not make an owner. */
const ownersProof = {
  password: givenPassword.optional(),
  code: z.string().trim().max(SECOND_FACTOR.longestTyped).optional(),
}
const token = z.string().trim().length(INVITATION.tokenLength)

const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: z.string(),
  /** Null when they have not signed in since visits are recorded. */
  lastSeenAt: z.string().nullable(),
  isYou: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Pieces that this person sews a day; null: not set, so the person does not count for promised days. */
  piecesPerDay: z.number().int().nullable(),
})
export type StaffMember = z.output<typeof member>

const invitation = z.object({
  _id: z.string(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isOver: z.boolean(),
})
export type StaffInvitation = z.output<typeof invitation>

const lock = z.object({
  kind: z
    .enum(LOCKS.kinds)
    .describe(
      "password: signing in by it; secondStep: the app's code after it; otp: codes to a phone; order: looking one up by phone",
    ),
  subject: z.string().describe("handed back to `unlock`"),
  who: z.string().describe("the person's name, or the phone"),
  email: z.string().nullable(),
  until: z.string(),
  places: z.number().int().describe("how many counts refuse"),
})
export type Lock = z.output<typeof lock>
const lifted = z.object({ kind: z.enum(LOCKS.kinds), who: z.string(), by: z.string(), at: z.string() })
export type LiftedLock = z.output<typeof lifted>

export const staffCalls = {
  unlock: manage(
    "/admin/user/unlock",
    "Lets a locked-out person try again at once, in every process; the owner who did is recorded.",
    {
      body: z.strictObject({ kind: z.enum(LOCKS.kinds), subject: idShape }),
      reply: z.object({}),
    },
  ),
  userAll: manage("/admin/user/all", "The people of the shop with their roles, and the invitations that are waiting.", {
    body: z.strictObject({}),
    reply: z.object({
      data: z.array(member),
      invitations: z.array(invitation),
      secondFactorRequired: z.boolean(),
      locks: z.array(lock).describe("who is locked out by wrong tries"),
      lifted: z.array(lifted).describe("locks that were lifted lately, and by whom"),
    }),
  }),
  userUpdate: manage(
    "/admin/user/update",
    "Gives a staff member another role, at once. The last owner stays one. Making an owner needs the password, and a code if an app gives them.",
    {
      body: z.strictObject({
        userId: idShape,
        role,
        /** The role that was read: refused when it was changed since. */
        was: role.optional(),
        ...ownersProof,
      }),
      reply: z.object({ data: z.object({ _id: z.string(), role }) }),
    },
  ),
  userCapacity: manage(
    "/admin/user/capacity",
    "Sets how many pieces a staff member sews a day. Promised days of pieces that are made follow what all of them can sew.",
    {
      body: z.strictObject({
        userId: idShape,
        piecesPerDay: z.number().int().min(SEWING.minPerDay).max(SEWING.maxPerDay).nullable(),
      }),
      reply: z.object({ data: z.object({ _id: z.string(), piecesPerDay: z.number().int().nullable() }) }),
    },
  ),
  userRemove: manage(
    "/admin/user/remove",
    "Removes a staff member, and ends their sessions. Not oneself, nor the last owner.",
    {
      body: z.strictObject({ userId: idShape }),
      reply: z.object({}),
    },
  ),
  userInvite: manage(
    "/admin/user/invite",
    "Invites a person by mail, with a link that works once, for seven days. Inviting an owner needs the password, and a code if an app gives them.",
    {
      body: z.strictObject({ email: emailShape, role, ...ownersProof }),
      reply: z.object({ data: z.object({ _id: z.string() }) }),
    },
  ),
  userInviteAgain: manage(
    "/admin/user/invite-again",
    "Sends a waiting invitation again, with a new link; the older link dies.",
    {
      body: z.strictObject({ invitationId: idShape }),
      reply: z.object({}),
    },
  ),
  userWithdrawInvitation: manage("/admin/user/withdraw-invitation", "Withdraws a pending invitation.", {
    body: z.strictObject({ invitationId: idShape }),
    reply: z.object({}),
  }),
  invitation: everyone(
    "/customer/user/invitation",
    "The purpose of an invitation's link; all invalid links get the same reply.",
    {
      body: z.strictObject({ token }),
      reply: z.object({ data: z.object({ email: z.string(), role, invitedBy: z.string() }) }),
    },
  ),
  acceptInvitation: everyone(
    "/customer/user/accept-invitation",
    "Makes the invited person a member of staff with the password they chose, and signs them in.",
    {
      body: z.strictObject({ token, name: nameShape, password: passwordShape }),
      reply: z.object({ data: z.object({ role: z.literal("admin"), staffRole: role }) }),
    },
  ),
}
