import { entry } from "../../providers/call"

export const askPeople = entry("/admin/user/all")
export const askRole = entry("/admin/user/update")
export const askRemoval = entry("/admin/user/remove")
export const askUnlock = entry("/admin/user/unlock")
export const askInvite = entry("/admin/user/invite")
export const askInviteAgain = entry("/admin/user/invite-again")
export const askWithdrawal = entry("/admin/user/withdraw-invitation")
export const askInvitation = entry("/customer/user/invitation")
export const askAcceptance = entry("/customer/user/accept-invitation")

export const askSecondFactor = entry("/admin/user/second-factor")
export const askNewKey = entry("/admin/user/second-factor/start")
export const askConfirmation = entry("/admin/user/second-factor/confirm")
export const askNewCodes = entry("/admin/user/second-factor/codes")
export const askSwitchOff = entry("/admin/user/second-factor/off")
export const askRequirement = entry("/admin/user/second-factor/require")
export const askReset = entry("/admin/user/second-factor/reset")
