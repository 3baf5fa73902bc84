import { z } from "zod"
import { callFor, adminCall } from "../call"
import { LOCKS } from "./limits"
import { INVITATION } from "../staff/limits"
import { ROLES } from "../staff/roles"
import { emailShape, idShape, nameShape, passwordShape } from "./shapes"

const everyone = callFor("everyone")
const manage = adminCall("people.manage")

const role = z.enum(ROLES)
const token = z.string().trim().length(INVITATION.tokenLength)

const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: z.string(),
  /** Null for somebody who has not signed in since visits are recorded. */
  lastSeenAt: z.string().nullable(),
  isYou: z.boolean(),
  hasSecondFactor: z.boolean(),
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
    .describe("password: signing in by it; otp: codes to a phone; order: looking one up by phone"),
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
    "Lets somebody try again at once, in every process; it is written down who did.",
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
      locks: z.array(lock).describe("who is shut out by wrong tries"),
      lifted: z.array(lifted).describe("such locks that were lifted lately, and by whom"),
    }),
  }),
  userUpdate: manage("/admin/user/update", "Gives somebody another role, at once. The last owner stays one.", {
    body: z.strictObject({
      userId: idShape,
      role,
      /** The role that was read: refused when somebody has given them another one since. */
      was: role.optional(),
    }),
    reply: z.object({ data: z.object({ _id: z.string(), role }) }),
  }),
  userRemove: manage(
    "/admin/user/remove",
    "Removes somebody from the shop, and ends their sessions. Nobody removes themselves, nor the last owner.",
    {
      body: z.strictObject({ userId: idShape }),
      reply: z.object({}),
    },
  ),
  userInvite: manage("/admin/user/invite", "Invites somebody by mail, with a link that works once, for seven days.", {
    body: z.strictObject({ email: emailShape, role }),
    reply: z.object({ data: z.object({ _id: z.string() }) }),
  }),
  userInviteAgain: manage(
    "/admin/user/invite-again",
    "Sends a waiting invitation again, with a new link; the older link dies.",
    {
      body: z.strictObject({ invitationId: idShape }),
      reply: z.object({}),
    },
  ),
  userWithdrawInvitation: manage("/admin/user/withdraw-invitation", "Takes a waiting invitation back.", {
    body: z.strictObject({ invitationId: idShape }),
    reply: z.object({}),
  }),
  invitation: everyone(
    "/customer/user/invitation",
    "What an invitation's link is for; the same answer for any link that opens nothing.",
    {
      body: z.strictObject({ token }),
      reply: z.object({ data: z.object({ email: z.string(), role, invitedBy: z.string() }) }),
    },
  ),
  acceptInvitation: everyone(
    "/customer/user/accept-invitation",
    "Makes the invited one of the shop's people, with a password of their own, and signs them in.",
    {
      body: z.strictObject({ token, name: nameShape, password: passwordShape }),
      reply: z.object({ data: z.object({ role: z.literal("admin"), staffRole: role }) }),
    },
  ),
}
