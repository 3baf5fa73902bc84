import type { accountCalls, addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { entry } from "~/lib/call"

export const signout = entry<typeof accountCalls.signout>("/customer/signout")
export const sendOtp = entry<typeof accountCalls.sendOtp>("/customer/otp/send", { opensSession: true })
export const verifyOtp = entry<typeof accountCalls.verifyOtp>("/customer/otp/verify")
export const userSingle = entry<typeof profileCalls.userSingle>("/customer/user/single")
export const userUpdate = entry<typeof profileCalls.userUpdate>("/customer/user/update")
export const changePassword = entry<typeof profileCalls.changePassword>("/customer/user/change-password")
export const userRemove = entry<typeof profileCalls.userRemove>("/customer/user/remove")
export const sessions = entry<typeof profileCalls.sessions>("/customer/user/sessions")
export const endSession = entry<typeof profileCalls.endSession>("/customer/user/end-session")
export const googleSignIn = entry<typeof profileCalls.googleSignIn>("/customer/user/googleSignIn")
export const addressAdd = entry<typeof addressCalls.addressAdd>("/customer/address/add")
export const addressSingle = entry<typeof addressCalls.addressSingle>("/customer/address/single")
export const addressUpdate = entry<typeof addressCalls.addressUpdate>("/customer/address/update")
