import type { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { entry } from "~/lib/call"

export const verifyUser = entry<typeof accountCalls.verifyUser>("/customer/verifyUser")
export const sendOtp = entry<typeof accountCalls.sendOtp>("/customer/otp/send")
export const verifyOtp = entry<typeof accountCalls.verifyOtp>("/customer/otp/verify")
export const signup = entry<typeof accountCalls.signup>("/customer/signup")
export const signin = entry<typeof accountCalls.signin>("/customer/signin")
export const signinWithOtp = entry<typeof accountCalls.signinWithOtp>("/customer/signinWithOtp")
export const signout = entry<typeof accountCalls.signout>("/customer/signout")
export const googleNonce = entry<typeof profileCalls.googleNonce>("/customer/user/google-nonce")
export const googleSignIn = entry<typeof profileCalls.googleSignIn>("/customer/user/googleSignIn")
export const generateResetToken = entry<typeof profileCalls.generateResetToken>("/customer/user/generate-reset-token")
export const resetPassword = entry<typeof profileCalls.resetPassword>("/customer/user/reset-password")
