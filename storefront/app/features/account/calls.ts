import type { accountCalls, passkeyCalls, profileCalls, secondFactorCalls } from "@silai/contracts/account/calls"
import { entry } from "~/lib/call"

export const verifyUser = entry<typeof accountCalls.verifyUser>("/customer/verifyUser")
export const signup = entry<typeof accountCalls.signup>("/customer/signup")
export const signin = entry<typeof accountCalls.signin>("/customer/signin", { opensSession: true })
export const secondStep = entry<typeof secondFactorCalls.secondStep>("/customer/user/second-step")
export const signinWithOtp = entry<typeof accountCalls.signinWithOtp>("/customer/signinWithOtp")
export const googleNonce = entry<typeof profileCalls.googleNonce>("/customer/user/google-nonce", {
  opensSession: true,
})
export const generateResetToken = entry<typeof profileCalls.generateResetToken>("/customer/user/generate-reset-token")
export const resetPassword = entry<typeof profileCalls.resetPassword>("/customer/user/reset-password")
export const sendProofLink = entry<typeof profileCalls.sendProofLink>("/customer/user/send-proof-link")
export const confirmProof = entry<typeof profileCalls.confirmProof>("/customer/user/confirm-proof")
export const sendEmailLink = entry<typeof profileCalls.sendEmailLink>("/customer/user/send-email-link")
export const confirmEmail = entry<typeof profileCalls.confirmEmail>("/customer/user/confirm-email")
export const undoChange = entry<typeof profileCalls.undoChange>("/customer/user/undo-change")
export const passkeySignInStart = entry<typeof passkeyCalls.passkeySignInStart>(
  "/customer/user/passkey-sign-in-start",
  { opensSession: true },
)
export const passkeySignIn = entry<typeof passkeyCalls.passkeySignIn>("/customer/user/passkey-sign-in")
export const passkeys = entry<typeof passkeyCalls.passkeys>("/customer/user/passkeys")
export const passkeyStart = entry<typeof passkeyCalls.passkeyStart>("/customer/user/passkey-start")
export const passkeyAdd = entry<typeof passkeyCalls.passkeyAdd>("/customer/user/passkey-add")
export const passkeyRename = entry<typeof passkeyCalls.passkeyRename>("/customer/user/passkey-rename")
export const passkeyRemove = entry<typeof passkeyCalls.passkeyRemove>("/customer/user/passkey-remove")
