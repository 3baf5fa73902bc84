import { entry } from "../../providers/call"

export const askPeople = entry("/admin/user/all")
export const askRole = entry("/admin/user/update")
export const askRemoval = entry("/admin/user/remove")
export const askInvite = entry("/admin/user/invite")
export const askInviteAgain = entry("/admin/user/invite-again")
export const askWithdrawal = entry("/admin/user/withdraw-invitation")
export const askInvitation = entry("/customer/user/invitation")
export const askAcceptance = entry("/customer/user/accept-invitation")
