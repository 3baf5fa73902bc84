import { OTP, PASSWORD, RESET } from "./limits"

/** Texts of the sign-up, sign-in and forgotten-password pages beside their forms (requirements §2). */
export const waysInSay = {
  createAccount: "Create your account",
  almostThere: "Almost There!",
  almostThereLead: "Your phone number is verified. A few words more, and you are in.",
  willSendOtp: (phone: string) =>
    `We will send a ${OTP.digits}-digit OTP to your phone number ${phone} for verification.`,
  weSendOtp: (to: string) => `We send a ${OTP.digits}-digit OTP to ${to}.`,
  otpSentTo: (phone: string) => `Enter the ${OTP.digits}-digit OTP that we sent to ${phone}.`,
  changePhone: "Change Phone Number",
  changeEmail: "Change email",
  goOnAsGuest: "You can go on without an account: close this and fill in your details.",
  resendIn: (clock: string) => `You can ask for another OTP in ${clock}`,
  validFor: (clock: string) => `The OTP is valid for ${clock}`,
  otpRanOut: "The OTP has run out. Please ask for a new one.",
  signInLead: "Welcome back. Your orders, measurements and bag are where you left them.",
  signUpLead: "Keep your measurements, follow your orders, and check out faster.",
  withoutAccount: "You can buy without an account. To follow an order, ",
  trackInstead: "track it by its number and your phone",
  byGoogle: "By continuing with Google you agree to our ",
  googleAway: "Google sign-in cannot be reached at the moment.",
  signingInWithGoogle: "Signing you in with Google",
  forgotLead: "Tell us the email address of your account. We will send you a link to set a new password.",
  mailNotThere: "Nothing there? Please look in the spam folder too, or ask again in a few minutes.",
  newPasswordLead: "Choose a new password for your account. Every device will be signed out.",
  linkOver: "This link does not work any more",
  linkOverWords: `A link works once, within ${RESET.validMinutes} minutes. You can ask for a new one.`,
  passwordHint: `At least ${PASSWORD.minLength} characters.`,
  goodPasswordHint: `At least ${PASSWORD.minLength} characters. A short sentence is easy to remember and hard to guess.`,
} as const

/** Texts of the profile pages beside their forms. */
export const profileSays = {
  googleFirst: "Please choose your Google account first.",
  codeFirst: "Please ask for an OTP first.",
  samePhone: "This is the number you have now.",
  phoneChanged: "Your new phone number is saved.",
  noProof: "Your account has no password, phone or Google to prove that it is you. Please call us.",
} as const
