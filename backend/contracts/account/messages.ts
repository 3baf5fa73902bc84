import { refusals } from "../refusal"
import { NAME, PASSWORD } from "./limits"

/** SPEC §5, §8. */
export const accountSays = {
  nameTooShort: `Name must be at least ${NAME.minLength} characters long.`,
  nameInvalid: "Invalid name. Only letters, spaces, apostrophes, and hyphens are allowed.",
  emailInvalid: "Invalid email address.",
  signInEmailEmpty: "Please enter email address",
  signInEmailInvalid: "Please enter a valid email address",
  phoneInvalidOnBlur: "Invalid phone number.",
  phoneInvalid: "Enter a valid 10-digit phone number.",
  phoneBanner: "Please enter a valid phone number.",
  phoneRequired: "Phone number is required.",
  signInPhoneEmpty: "Please enter phone number",
  signInPhoneInvalid: "Please enter a valid 10-digit phone number",
  passwordTooShort: `Password must be at least ${PASSWORD.minLength} characters long.`,
  signInPasswordEmpty: "Please enter your password",
  signedIn: "Signed in successfully!",
  signedOut: "You are signed out.",
  signInFailed: "Sign-in failed. Please try again.",
} as const

export const accountRefusals = refusals("account", {
  /** The same for an unknown person and a wrong password: the sentence must not tell them apart. */
  wrong_credentials: { status: 401, field: "password", say: "The email or password is not right." },
})
