/** Limits of back-office invitations. */
export const INVITATION = {
  validDays: 7,
  tokenLength: 43,
  /** Mails that one person may send. */
  sends: { perPerson: { points: 30, seconds: 3600 } },
  /** Invalid links. */
  reads: { perAddress: { points: 60, seconds: 15 * 60 } },
  uses: { perAddress: { points: 60, seconds: 15 * 60 } },
} as const
/** People shown at most; a shop of tailors has fewer. */
export const PEOPLE = { most: 500 } as const

/** Pieces that one person sews a day. */
export const SEWING = { minPerDay: 1, maxPerDay: 50 } as const

/** A second factor: time-based codes (RFC 6238), as every authenticator app makes them. */
export const SECOND_FACTOR = {
  digits: 6,
  pattern: /^\d{6}$/,
  stepSeconds: 30,
  /** How many steps a phone's clock may be early or late. */
  driftSteps: 1,
  /** The length that RFC 4226 recommends: as much as the hash gives. */
  secretBytes: 20,
  /** How long a new key waits for its first code. */
  enrolMinutes: 15,
  /** The longest input for a code: recovery codes have a dash, and people add spaces. */
  longestTyped: 40,
} as const
/** For a lost phone: each works once. Crockford's letters, so that none is mistaken for another. */
export const RECOVERY_CODES = { count: 10, length: 10, pattern: /^[0-9A-HJKMNP-TV-Z]{10}$/ } as const
/** Between password and code: how long, and how many codes are checked. */
export const SECOND_STEP = { validSeconds: 300, tries: 5, tokenLength: 43 } as const
export const SECOND_STEP_TRIES = {
  perPerson: { points: 10, seconds: 15 * 60 },
  /**
   * With the password known, a try guesses one code in 333,000: so few tries a day make that hopeless.
   */
  perPersonDay: { points: 50, seconds: 86_400 },
  perAddress: { points: 60, seconds: 3600 },
} as const
/** `wanted`: the shop requires one, and this person has none yet. */
export const SECOND_FACTOR_STATES = ["on", "off", "wanted"] as const
