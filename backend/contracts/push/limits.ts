/**
 * Browsers and the notices that ring on them. `maxBytes`: of one notice, before it is encrypted; a push service takes 4,096 with the
 * encryption around it. `officeDays`, `shopDays`: a browser that was not seen for so long is forgotten.
 */
export const PUSH = {
  maxEndpoint: 1000,
  maxTitle: 120,
  maxBody: 240,
  maxBytes: 3000,
  answerWithinMs: 10_000,
  /** The longest pause that a push service may ask for. */
  maxWaitSeconds: 6 * 60 * 60,
  /** Browsers of one staff member, and of one customer; the one that was not seen for longest gives way. */
  perPerson: 10,
  officeDays: 30,
  shopDays: 180,
  /** How long a push service keeps a notice for a device that is switched off. */
  keptSeconds: 2 * 24 * 60 * 60,
} as const

/**
 * The site on which a browser subscribed: each of the two has a separate service worker, and so a separate
 * subscription.
 */
export const PUSH_PLACES = ["shop", "office"] as const
export type PushPlace = (typeof PUSH_PLACES)[number]

/**
 * The push services of the browsers that people use: the host itself, or where it begins with a dot, what ends with it. Nothing is sent
 * anywhere else, because a browser names the address itself.
 */
export const PUSH_HOSTS = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
] as const

/** Subscriptions, and orders to be notified of, of one network. */
export const PUSH_TRIES = { points: 60, seconds: 60 * 60 } as const
