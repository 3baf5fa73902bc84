/** What a mail may weigh and how long the shop waits for its post office. */
export const MAIL = {
  connectWithinMs: 10_000,
  answerWithinMs: 15_000,
  /** Connections kept open to the mail server at once. */
  connections: 3,
  maxSubjectLength: 150,
} as const

/** How long the shop waits for whoever carries its text messages: a person is looking at the button meanwhile. */
export const SMS = { answerWithinMs: 6_000 } as const
