/** What the profile's rooms say beyond the account's own sentences (@silai/contracts/account/messages). */
export const profileSays = {
  googleFirst: "Please choose your Google account first.",
  codeFirst: "Please ask for an OTP first.",
  samePhone: "This is the number you have now.",
  phoneChanged: "Your new phone number is saved.",
  noProof: "Your account has no password, phone or Google to prove that it is you. Please call us.",
} as const
