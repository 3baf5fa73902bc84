import { z } from "zod"
import { callFor, adminCall } from "../call"
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

export const staffCalls = {
  userAll: manage("/admin/user/all", "The people of the shop with their roles, and the invitations that are waiting.", {
    body: z.strictObject({}),
    reply: z.object({
      data: z.array(member),
      invitations: z.array(invitation),
      secondFactorRequired: z.boolean(),
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
