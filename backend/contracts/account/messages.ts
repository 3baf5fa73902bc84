import { waitInWords } from "../counting"
import { refusals } from "../refusal"
import { SHOP } from "../shop/settings"
import { ADDRESS_BOOK, EMAIL_LINK, NAME, OTP, PASSWORD, PHONE, PROOF_LINK, RESET, UNDO } from "./limits"

/** Requirements §5, §8. */
export const accountMessages = {
  nameTooShort: `Name must be at least ${NAME.minLength} characters long.`,
  nameTooLong: `A name can be up to ${NAME.maxLength} characters long.`,
  nameScript: "Please write the name in English letters or in a script of India, so that it can be printed.",
  nameInvalid: "Invalid name. Only letters, spaces, apostrophes, and hyphens are allowed.",
  emailInvalid: "Invalid email address.",
  emailInUse: "This email is already in use. Please enter a different one.",
  phoneOrEmailInUse: "This phone number or email is already in use. Please enter a different one.",
  signInEmailEmpty: "Please enter email address",
  signInEmailInvalid: "Please enter a valid email address",
  phoneInvalidOnBlur: "Invalid phone number.",
  phoneInvalid: `Enter a valid ${PHONE.digits}-digit phone number.`,
  phoneBanner: "Please enter a valid phone number.",
  phoneRequired: "Phone number is required.",
  signInPhoneEmpty: "Please enter phone number",
  signInPhoneInvalid: `Please enter a valid ${PHONE.digits}-digit phone number`,
  passwordTooShort: `Password must be at least ${PASSWORD.minLength} characters long.`,
  passwordTooLong: `A password has at most ${PASSWORD.maxLength} characters.`,
  signInPasswordEmpty: "Please enter your password",
  passwordCommon: "This password is one of the first that others would try. Please choose another one.",
  passwordPersonal: `A password needs more than your email, your phone number or the name ${SHOP.name}.`,
  passwordGuessable:
    "This password is easy to guess: a word, a name or a row of keys with something added. Three or four unrelated words are good, and easy to remember.",
  passwordsDiffer: "Passwords do not match.",
  termsUnticked: "You must agree to the Terms & Conditions and Privacy Policy.",
  otpEmpty: "Please enter valid OTP",
  signInOtpEmpty: "Please enter the OTP",
  otpInvalid: `Please enter a valid ${OTP.digits}-digit OTP`,
  otpWrong: "Invalid OTP. Please try again.",
  otpSent: "OTP sent successfully!",
  otpNotSent: "Failed to send OTP. Please try again.",
  phoneVerified: "Phone number verified.",
  signedUp: "Your account is ready.",
  signedIn: "Signed in successfully!",
  signedOut: "You are signed out.",
  signInFailed: "Sign-in failed. Please try again.",
  verificationFailed: "Verification failed. Please try again.",
  signUpFailed: "Signup failed.",
  wentWrong: "Something went wrong. Please try again.",
  emailUnchecked: "Unable to check email at the moment.",
  moveFailed: "Failed to shift data to your account",
  googleThrown: "Google Sign-In Failed",
  googleFailed: "Google sign-in failed",
  googleConnected: "Google is connected to your account.",
  known: "An account with this phone number or email exists.",
  unknown: "There is no account with this phone number or email.",
  profileSaved: "Your details are saved.",
  passwordChanged: "Your password is changed. Other devices are signed out.",
  /** The same for known and unknown people. */
  resetAsked: `If there is an account with this email, a link to set a new password is on its way. It works for ${RESET.validMinutes} minutes.`,
  passwordReset: "Your new password is set. Please sign in.",
  /** A first reset by mail: ways to sign in from before the address was proven are gone. */
  passwordResetAlone:
    "Your new password is set, and your email is confirmed. Earlier ways to sign in, such as a phone number, are removed; you can add yours again after signing in.",
  emailLinkSent: (email: string) =>
    `A link goes to ${email}. Please follow it within ${EMAIL_LINK.validHours} hours to confirm that it is yours.`,
  emailConfirmed: "Thank you. Your email is confirmed.",
  proofLinkSent: (hint: string) => `A link goes to ${hint}. It works for ${PROOF_LINK.validMinutes} minutes.`,
  proofGiven: "Please return to the page that asked, and continue there.",
  changeUndone: "The change is undone, and every device is signed out. Please choose a new password now.",
  accountRemoved: "Your account is deleted. We keep the invoices of past orders for as long as the tax law asks.",
  deviceSignedOut: "That device is signed out.",
  devicesSignedOut: "All other devices are signed out.",
  addressSaved: "Address saved",
  addressRemoved: "Address removed",
  lockLifted: (who: string) => `${who} can try again at once.`,
  stillPaying: "A payment of yours is still under way. Please wait until it is finished.",
  stillReturning:
    "A return, an exchange or an alteration of yours is not finished yet. Please wait until it is, or withdraw it.",
  stillOpen: "You have orders that are not finished yet. Please wait until they are delivered, or cancel them.",
} as const

export const accountRefusals = refusals("account", {
  /** The same for an unknown person and a wrong password, so that no one can tell which it was. */
  wrong_credentials: { status: 401, field: "password", say: "The email or password is not right." },
  /** The same for an account that does not exist. */
  more_proof: {
    status: 429,
    field: "password",
    say: (seconds: number) =>
      `There were too many wrong passwords from browsers that this account does not know. Please sign in with an OTP, ask for a link by mail under “Forgot password”, or try again in ${waitInWords(seconds)}.`,
  },
  otp_wrong: { status: 400, field: "otp", say: accountMessages.otpWrong },
  otp_over: { status: 410, field: "otp", say: "This OTP is no longer valid. Please ask for a new one." },
  otp_not_sent: { status: 503, field: "phone", say: accountMessages.otpNotSent, level: "warn" },
  /** Past the phone's hour and day limits, in a browser that its account does not know. */
  otp_turn: {
    status: 429,
    field: "phone",
    say: (seconds: number) =>
      `Too many OTPs have been requested for this number today. Please try again in ${waitInWords(seconds)}.`,
  },
  phone_unproven: { status: 403, field: "phone", say: "Please verify your phone number with an OTP first." },
  email_in_use: { status: 409, field: "email", say: accountMessages.emailInUse },
  phone_or_email_in_use: { status: 409, field: "phone", say: accountMessages.phoneOrEmailInUse },
  no_account_for_phone: {
    status: 404,
    field: "phone",
    say: "There is no account with this phone number yet. Please sign up.",
  },
  password_wrong: { status: 403, field: "password", say: "Your password is not right." },
  password_common: { status: 400, field: "password", say: accountMessages.passwordCommon },
  password_personal: { status: 400, field: "password", say: accountMessages.passwordPersonal },
  password_guessable: { status: 400, field: "password", say: accountMessages.passwordGuessable },
  password_missing: { status: 409, say: "Your account has no password yet. You can set one under Password." },
  proof_wanted: {
    status: 403,
    say: "Please confirm that it is you: with your password, an OTP to your phone, a link by mail, or Google.",
  },
  proof_too_young: {
    status: 403,
    say: `This was added or changed less than ${UNDO.hours} hours ago, so it cannot confirm other changes yet. Please confirm in another way.`,
  },
  /** The right link of an e-mail, in a browser that is not signed in to its account. */
  link_elsewhere: {
    status: 403,
    say: "Please sign in to the account that this email was given for, then confirm it here. If you have no account with us, you need not do anything.",
  },
  link_over: { status: 410, say: "This link has expired or was used already." },
  email_missing: { status: 409, field: "email", say: "Your account has no email yet. Please add one." },
  email_confirmed_already: { status: 409, field: "email", say: "Your email is confirmed already." },
  reset_link_over: { status: 410, say: "This link has expired or was used already. Please ask for a new one." },
  money_moving: { status: 409, say: (why: string) => why },
  google_not_yours: {
    status: 403,
    say: "That Google account is not the one connected here. Please choose the other one.",
  },
  google_refused: { status: 401, say: accountMessages.googleFailed },
  google_off: { status: 404, say: "Sign-in with Google is not offered here." },
  google_unverified: {
    status: 403,
    say: "Google has not verified your email yet. Please verify it there, or sign up with your phone.",
  },
  google_email_taken: {
    status: 409,
    say: "There is already an account with this email. Please sign in to it first, then connect Google.",
  },
  google_email_claimed: {
    status: 409,
    say: "An account with this email exists, but no one has confirmed the email there. If it is yours, please sign in to it and connect Google. If not, continue: the email becomes yours.",
  },
  google_connected_already: { status: 409, say: "A Google account is connected to your account already." },
  google_linked_elsewhere: { status: 409, say: "This Google account belongs to another account of our shop." },
  session_unknown: { status: 404, say: "That device is not signed in any more." },
  address_unknown: { status: 404, say: "We could not find this address." },
  address_book_full: {
    status: 409,
    say: `You can keep up to ${ADDRESS_BOOK.most} addresses. Please remove one first.`,
  },
})
