/** The size of a mail, and how long the shop waits for the mail server. */
export const MAIL = {
  connectWithinMs: 10_000,
  answerWithinMs: 15_000,
  /** Connections kept open to the mail server at once. */
  connections: 3,
  maxSubjectLength: 150,
} as const

/** The longest key of a mail's link that ends messages: an encrypted address of at most 254 letters. */
export const MESSAGE_STOP = { maxKey: 600 } as const

/** A wish for no more messages belongs to one of these. */
export const MESSAGE_STOP_ABOUTS = ["customer", "email", "phone"] as const

/** How long the shop waits for the text message carrier: the user watches the button until then. */
export const SMS = { answerWithinMs: 6_000 } as const

/** How long the shop waits for WhatsApp; no user waits for it. */
export const WHATSAPP = { answerWithinMs: 15_000 } as const

/**
 * After this long, sent messages, which contain names and addresses, are blanked; their keys stay, so that none is sent
 * twice.
 */
export const SENT_MESSAGES = { forgetAfterDays: 30 } as const

/** Messages that a crash left in the Notification module's table are deleted after this; no provider takes so long to answer. */
export const NOTIFICATION_ROWS = { sweptAfterMinutes: 10 } as const

/**
 * The values of SMS_PROVIDER: each is a folder of the messaging plugin's `src/providers`, and gets the variables that begin with
 * its name.
 */
export const SMS_CARRIERS = ["msg91", "twilio"] as const
