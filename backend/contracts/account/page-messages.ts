import { OTP, PASSWORD, PROOF_LINK, RESET, UNDO } from "./limits"

/** Texts of the sign-up, sign-in and forgotten-password pages, apart from their forms (requirements §2). */
export const signInMessages = {
  changedElsewhere: "You signed in or out in another tab. This page follows it.",
  createAccount: "Create your account",
  almostThere: "Almost There!",
  almostThereLead: "Your phone number is verified. A few more details, and your account is ready.",
  willSendOtp: (phone: string) =>
    `We will send a ${OTP.digits}-digit OTP to your phone number ${phone} for verification.`,
  weSendOtp: (to: string) => `We send a ${OTP.digits}-digit OTP to ${to}.`,
  otpSentTo: (phone: string) => `Enter the ${OTP.digits}-digit OTP that we sent to ${phone}.`,
  changePhone: "Change Phone Number",
  changeEmail: "Change email",
  continueAsGuest: "You can continue without an account: close this and fill in your details.",
  resendIn: (clock: string) => `You can ask for another OTP in ${clock}`,
  validFor: (clock: string) => `The OTP is valid for ${clock}`,
  otpRanOut: "The OTP has run out. Please ask for a new one.",
  signInLead: "Welcome back. Your orders, measurements and bag are where you left them.",
  addYourName: "Add your name",
  signUpLead: "Keep your measurements, follow your orders, and check out faster.",
  withoutAccount: "You can buy without an account. To follow an order, ",
  trackInstead: "track it by its number and your phone",
  byGoogle: "By continuing with Google you agree to our ",
  googleAway: "Google sign-in cannot be reached at the moment.",
  /** Shown from the press on: Google reports neither a window that the browser blocked nor one that was closed. */
  googleWindow: "No Google window? Your browser may have blocked it: allow pop-ups for this page, then press again.",
  signingInWithGoogle: "Signing you in with Google",
  forgotLead: "Tell us the email address of your account. We will send you a link to set a new password.",
  mailNotThere: "Nothing there? Please look in the spam folder too, or ask again in a few minutes.",
  newPasswordLead: "Choose a new password for your account. Every device will be signed out.",
  linkOver: "This link no longer works",
  linkOverWords: `A link works once, within ${RESET.validMinutes} minutes. You can ask for a new one.`,
  passwordHint: `At least ${PASSWORD.minLength} characters.`,
  goodPasswordHint: `At least ${PASSWORD.minLength} characters. A short sentence is easy to remember and hard to guess.`,
} as const

/** Texts of the profile pages, apart from their forms. */
export const profileMessages = {
  googleFirst: "Please choose your Google account first.",
  codeFirst: "Please ask for an OTP first.",
  linkFirst: "Please ask for the link first.",
  linkNotFollowed: "The link has not been opened yet. Please open it from the mail, and come back here.",
  weSendLink: (hint: string) => `We send a link to ${hint}.`,
  linkSentTo: (hint: string) =>
    `A link goes to ${hint}. Follow it on any device within ${PROOF_LINK.validMinutes} minutes, then continue here.`,
  linkAgainIn: (clock: string) => `You can ask for another link in ${clock}`,
  tooYoung: `Details added or changed less than ${UNDO.hours} hours ago cannot confirm other changes yet.`,
  emailUnproven: "Your email is not confirmed yet. Please follow the link that we sent to it.",
  emailPending: (email: string) => `${email} becomes your email as soon as the link that we sent to it is followed.`,
  emailLost:
    "The email that you gave when you signed up was removed: someone else has confirmed that it is theirs. Please add another one; your orders, measurements and password are as they were.",
  samePhone: "This is the number you have now.",
  phoneChanged: "Your new phone number is saved.",
  beforeSigningOut: "Before we sign out other devices",
  signingOut: (name: string) => `${name} has to sign in to your account again.`,
  signingOutAll: "You stay signed in here. Everywhere else the account has to be signed in to again.",
  noProof: `Nothing that your account has can prove today that it is you: what was changed less than ${UNDO.hours} hours ago does not count yet. Please come back later, or call us.`,
} as const

/** Texts of the pages that a mail's link opens. */
export const mailedMessages = {
  damaged: "This link does not work",
  damagedWords: "It has expired, was used already, or was cut short. Please ask for a new one where you came from.",
  confirmEmail: "Confirm your email",
  confirmEmailLead: "With one press you confirm that this address is yours.",
  confirmEmailDone: "Your email is confirmed",
  signInToConfirm: "Sign in to confirm",
  otherAccount: "You are signed in to another account now. Sign out here, then open the link again.",
  proof: "Is it you?",
  proofLead:
    "Someone who is signed in to your account wants to change it. Press the button only if it is you, and you have just asked for this mail.",
  proofButton: "Yes, it is me",
  proofDone: "Thank you",
  undo: "Undo the change",
  undoLead:
    "This takes back the change that we wrote to you about, and all that was changed after it. Every device is signed out, and you choose a new password.",
  undoButton: "Undo it and sign out everywhere",
  toShop: "To the shop",
  toAccount: "To your account",
} as const
