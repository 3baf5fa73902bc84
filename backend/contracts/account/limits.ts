/** Requirements §5, §9. */
export const NAME = {
  minLength: 3,
  maxLength: 80,
  /** As pasted. */
  maxWritten: 300,
  /** Joiners belong to the letters of Indian scripts; dots to initials and titles, "K. Rajan". */
  pattern: /^[\p{L}\p{M}](?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u,
} as const
/**
 * The part before the @ without quotes and without the percent and exclamation marks that some mail servers read as a route;
 * the domain with names of up to 63 letters, digits and inner hyphens. A mail server refuses other addresses.
 */
export const EMAIL = {
  maxLength: 254,
  maxLocal: 64,
  /** As pasted, with a name before it. */
  maxWritten: 400,
  pattern:
    /^[a-z0-9#$&'*+/=?^_{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_{|}~-]+)*@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,6}(?!\d+$)[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/iu,
} as const
/** An Indian mobile number without its +91. `maxWritten`: as pasted, with +91, spaces, hyphens and brackets. */
export const PHONE = { digits: 10, maxWritten: 30, prefix: "+91", pattern: /^[6-9]\d{9}$/ } as const
export const PASSWORD = {
  minLength: 8,
  maxLength: 128,
  /** How many of the most common passwords of at least `minLength` are refused. */
  commonRefused: 10_000,
  /** Characters that a password must have apart from the shop's name and the person's own e-mail and phone. */
  besidesOwnWords: 6,
  /**
   * The guesses, as a power of ten, that an estimator who knows the shop's words and the person's needs: fewer are refused. Eight
   * random characters have 8, `Welcome@123` has 6.
   */
  leastGuessesLog10: 7,
  /** How many of its characters the estimator reads. */
  judged: 40,
  /** A shorter part of the e-mail is ignored: it occurs in any sentence. */
  ownWordLength: 4,
} as const

/** How long an account knows a browser after a sign-in, and how many browsers at most. */
export const KNOWN_BROWSER = { days: 365, most: 20 } as const
/**
 * Wrong passwords that are checked (decision 0011). A place is a browser that the account knows, else a network; the
 * limit per person applies to unknown browsers only. A right password is not counted.
 */
export const SIGN_IN_TRIES = {
  perPersonAndPlace: { points: 10, seconds: 15 * 60 },
  perPersonAndPlaceDay: { points: 20, seconds: 86_400 },
  perPerson: { points: 100, seconds: 86_400 },
  perAddress: { points: 600, seconds: 3600 },
  /** For a browser that has just proven the account's phone: strangers' tries do not count against it. */
  perProvenBrowser: { points: 10, seconds: 15 * 60 },
} as const

/**
 * One-time codes (requirements §9). The pages count down longer than the server's own minimum pause between two codes.
 */
const otpDigits = 6
export const OTP = {
  digits: otpDigits,
  /** As pasted: a whole text message. */
  maxWritten: 500,
  pattern: new RegExp(`^\\d{${otpDigits}}$`),
  validSeconds: 300,
  tries: 5,
  resendSignUpSeconds: 120,
  resendSignInSeconds: 300,
  /** How long a proven phone stays proven, for the step that required it. */
  proofSeconds: 600,
} as const
export const OTP_PURPOSES = [
  "signup",
  "signin",
  "change-phone",
  "change-email",
  "set-password",
  "connect-google",
  "add-passkey",
  "remove-passkey",
  "end-sessions",
  "delete-account",
  "order",
  "checkout",
] as const
export type OtpPurpose = (typeof OTP_PURPOSES)[number]
/** Limits on requested messages. The floor is counted first, so that impatient clicks do not use up the hour. */
export const OTP_SENDS = {
  perPhoneFloor: { points: 1, seconds: 60 },
  /** Less than the phone's own limit, so that one network alone cannot use up a phone's limit. */
  perPhoneAndAddressHour: { points: 3, seconds: 3600 },
  perPhoneAndAddressDay: { points: 6, seconds: 86_400 },
  /**
   * Requests from browsers that the phone's account does not know; the known ones have the same limit for themselves.
   */
  perPhoneHour: { points: 5, seconds: 3600 },
  perPhoneDay: { points: 10, seconds: 86_400 },
  /**
   * Past the phone's hour and day limits, which strangers can use up: one code at a time for all unknown browsers, and two for
   * each network, the second after a mistyped one. Blocking the phone's owner then takes many networks.
   */
  perPhoneTurn: { points: 1, seconds: 15 * 60 },
  perPhoneAndAddressTurn: { points: 2, seconds: 12 * 3600 },
  /** Codes that were never entered; a correct one does not count. */
  perAddress: { points: 60, seconds: 3600 },
  perAddressDay: { points: 300, seconds: 86_400 },
  /** The same over IPv6, where a network is a household's /56, for the /48 around it. */
  perSite: { points: 120, seconds: 3600 },
  perSiteDay: { points: 600, seconds: 86_400 },
  /** The pause after a network's or site's daily limit; after its hourly limit it is `SHARED_TURN`. */
  perAddressTurn: { points: 1, seconds: 10 * 60 },
  /** The most codes that the shop pays for in a day. */
  allBrowsers: { points: 3000, seconds: 86_400 },
  /** Of these, to browsers that the phone's account does not know: the rest is reserved for those that it knows. */
  unknownBrowsers: { points: 2400, seconds: 86_400 },
  /** Of these, to phones without an account; a code that is entered does not count. */
  unanswered: { points: 1500, seconds: 86_400 },
  /** The share of a day's codes at which the shop is warned. */
  alarmAt: 0.5,
} as const
/** Unused codes to one phone without an account, whatever the network. */
export const OTP_UNANSWERED = { perPhone: { points: 6, seconds: 86_400 } } as const

/** The locked-out people that the owner sees and can unlock, a few hundred at most. */
export const LOCKS = { kinds: ["password", "secondStep", "otp", "order"], shown: 200, liftedShownDays: 30 } as const
export type LockKind = (typeof LOCKS.kinds)[number]
/** The subject of a lock: an account's id, or a phone. */
export const LOCK_SUBJECTS = {
  password: "person",
  secondStep: "person",
  otp: "phone",
  order: "phone",
} as const satisfies Record<LockKind, "person" | "phone">
/**
 * `verifyUser` reveals by design who has an account, so it is limited. An address pays once for each name looked up,
 * and gets it back when that person proves to be there; a browser with a fresh proof costs its address nothing.
 */
export const LOOK_UPS = {
  perBrowser: { points: 10, seconds: 3600 },
  perAddress: { points: 60, seconds: 3600 },
} as const
/** Tries of a browser that has proven a phone; without a proof nothing is checked. */
export const SIGN_UPS = { perBrowser: { points: 10, seconds: 3600 } } as const
/** Invalid tokens. */
export const GOOGLE_TRIES = {
  perAddress: { points: 100, seconds: 15 * 60 },
  perBrowser: { points: 30, seconds: 15 * 60 },
  nonceMinutes: 30,
} as const

const resetMinutes = 30
export const RESET = {
  validMinutes: resetMinutes,
  tokenLength: 43,
  asks: {
    /** A minute's, not an hour's: the next person behind a busy network waits for seconds. */
    perAddress: { points: 10, seconds: 60 },
    /** As long as a link works: when a further request is ignored, an earlier link in the mailbox still works. */
    perPerson: { points: 3, seconds: resetMinutes * 60 },
  },
  /** Invalid links. */
  uses: { perAddress: { points: 60, seconds: 15 * 60 } },
} as const

/** The acts of a signed-in person that need a new proof of identity. */
export const OWN_PURPOSES = [
  "change-phone",
  "change-email",
  "set-password",
  "connect-google",
  "add-passkey",
  "remove-passkey",
  "end-sessions",
  "delete-account",
] as const satisfies readonly OtpPurpose[]
export type OwnPurpose = (typeof OWN_PURPOSES)[number]

/** How long the mail to the previous address can undo a change of a way to sign in; until then the new way proves nothing else. */
const undoHours = 72
export const UNDO = { hours: undoHours, tokenLength: 43 } as const
/** Links that prove an address, and links that prove the person instead of a password. */
export const EMAIL_LINK = {
  tokenLength: 43,
  validHours: 72,
  asks: { perPerson: { points: 5, seconds: 3600 } },
  resendSeconds: 60,
} as const
export const PROOF_LINK = {
  tokenLength: 43,
  validMinutes: 30,
  asks: { perPerson: { points: 5, seconds: 3600 } },
  resendSeconds: 60,
} as const
/** Invalid links of any of these kinds. */
export const LINK_USES = { perAddress: { points: 60, seconds: 15 * 60 } } as const

/** Which wording of terms and privacy policy a new customer agreed to. */
export const TERMS_VERSION = "2026-11-01"
export const ADDRESS_BOOK = { most: 10, label: 30 } as const
