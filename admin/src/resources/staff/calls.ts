import type { staffCalls } from "@silai/contracts/account/staff-calls"
import { entry } from "../../providers/call"

export const askPeople = entry<typeof staffCalls.userAll>("/admin/user/all")
export const askRole = entry<typeof staffCalls.userUpdate>("/admin/user/update")
export const askRemoval = entry<typeof staffCalls.userRemove>("/admin/user/remove")
export const askInvite = entry<typeof staffCalls.userInvite>("/admin/user/invite")
export const askInviteAgain = entry<typeof staffCalls.userInviteAgain>("/admin/user/invite-again")
export const askWithdrawal = entry<typeof staffCalls.userWithdrawInvitation>("/admin/user/withdraw-invitation")
export const askInvitation = entry<typeof staffCalls.invitation>("/customer/user/invitation")
export const askAcceptance = entry<typeof staffCalls.acceptInvitation>("/customer/user/accept-invitation")
