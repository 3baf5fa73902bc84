import { accountCalls } from "@silai/contracts/account/calls"
import { expect } from "vitest"
import { aBrowser, anEmail, aPhone } from "../../rig/customer"
import { codeCarried } from "../carrier"
import { type Change, pinnedText, requirement } from "../change"

export const otpLength: Change = {
  row: "change how many digits a one-time code has",
  first: [{ file: "backend/contracts/account/limits.ts", find: "const otpDigits = 6", replace: "const otpDigits = 4" }],
  noticed: [requirement("Please enter a valid 6-digit OTP")],
  rest: [
    pinnedText("Please enter a valid 6-digit OTP", "Please enter a valid 4-digit OTP"),
    pinnedText("We will send a 6-digit OTP", "We will send a 4-digit OTP"),
  ],
  works: async (carrier) => {
    const [at, phone] = [aBrowser(), aPhone()]
    expect((await at.call(accountCalls.sendOtp, { phone })).status).toBe(200)
    const otp = await codeCarried(carrier, phone)
    expect(otp).toMatch(/^\d{4}$/)
    const long = await at.call(accountCalls.verifyOtp, { phone, otp: `${otp}00` })
    expect([long.status, long.body.message]).toEqual([400, expect.stringContaining("Please enter a valid 4-digit OTP")])
    expect((await at.call(accountCalls.verifyOtp, { phone, otp })).status).toBe(200)
    const who = { name: "Asha Verma", email: anEmail(), phone, password: "thread-and-needle", verified: true }
    expect((await at.call(accountCalls.signup, who)).status).toBe(200)
  },
}
