/** SPEC §5, §9. */
export const NAME = { minLength: 3, maxLength: 80, pattern: /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u } as const
export const EMAIL = { maxLength: 254, pattern: /^[^\s@]{1,64}@[^\s@.]{1,63}(\.[^\s@.]{1,63}){1,6}$/ } as const
/** An Indian mobile number without its +91. */
export const PHONE = { digits: 10, prefix: "+91", pattern: /^[6-9]\d{9}$/ } as const
export const PASSWORD = { minLength: 8, maxLength: 128 } as const
/** Wrong passwords looked at before the door is closed for a while. */
export const SIGN_IN_TRIES = {
  perIdentifier: { points: 10, seconds: 15 * 60 },
  perAddress: { points: 60, seconds: 60 * 60 },
} as const

/** One-time codes (SPEC §9). The pages count down longer than the server's own pause between two codes. */
export const OTP = {
  digits: 6,
  pattern: /^\d{6}$/,
  validSeconds: 300,
  tries: 5,
  resendSignUpSeconds: 120,
  resendSignInSeconds: 300,
  /** How long a phone that was proven stays so, for the step that asked for it. */
  proofSeconds: 600,
} as const
export const OTP_PURPOSES = [
  "signup",
  "signin",
  "change-phone",
  "change-email",
  "set-password",
  "delete-account",
] as const
export type OtpPurpose = (typeof OTP_PURPOSES)[number]
/** Messages that may be asked for. The floor is counted first, so that an impatient finger does not use up the hour. */
export const OTP_SENDS = {
  perPhoneFloor: { points: 1, seconds: 60 },
  perPhoneHour: { points: 5, seconds: 3600 },
  perPhoneDay: { points: 10, seconds: 86_400 },
  perAddress: { points: 20, seconds: 3600 },
  /** What the shop spends on codes in a day, at most. */
  everybody: { points: 3000, seconds: 86_400 },
} as const
export const OTP_GUESSES = { perAddress: { points: 60, seconds: 15 * 60 } } as const

/** `verifyUser` tells by design who has an account, so it is asked seldom. */
export const LOOK_UPS = { perAddress: { points: 10, seconds: 3600 } } as const
export const SIGN_UPS = { perAddress: { points: 10, seconds: 3600 } } as const
export const GOOGLE_TRIES = { perAddress: { points: 30, seconds: 15 * 60 }, nonceMinutes: 30 } as const

export const RESET = {
  validMinutes: 30,
  tokenLength: 43,
  asks: { perAddress: { points: 10, seconds: 3600 }, perPerson: { points: 3, seconds: 3600 } },
  uses: { perAddress: { points: 10, seconds: 15 * 60 } },
} as const

/** Which wording of terms and privacy policy a new customer agreed to. */
export const TERMS_VERSION = "2026-11-01"
export const ADDRESS_BOOK = { most: 10, label: 30 } as const
