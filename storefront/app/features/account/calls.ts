import type { accountCalls, profileCalls, secondFactorCalls } from "@silai/contracts/account/calls"
import { entry } from "~/lib/call"

export const verifyUser = entry<typeof accountCalls.verifyUser>("/customer/verifyUser")
export const signup = entry<typeof accountCalls.signup>("/customer/signup")
export const signin = entry<typeof accountCalls.signin>("/customer/signin")
export const secondStep = entry<typeof secondFactorCalls.secondStep>("/customer/user/second-step")
export const signinWithOtp = entry<typeof accountCalls.signinWithOtp>("/customer/signinWithOtp")
export const googleNonce = entry<typeof profileCalls.googleNonce>("/customer/user/google-nonce")
export const generateResetToken = entry<typeof profileCalls.generateResetToken>("/customer/user/generate-reset-token")
export const resetPassword = entry<typeof profileCalls.resetPassword>("/customer/user/reset-password")
