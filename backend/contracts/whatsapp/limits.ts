/**
 * `windowHours`: after a customer's last message, anything may be sent for so long; later only templates (Meta's rule).
 * `waitsAfterMinutes`: when staff are notified of a chat that no one has answered. `takenSeconds`: a message that a stopped process
 * had just handed over is called unknown after this.
 */
export const CHAT = {
  windowHours: 24,
  waitsAfterMinutes: 60,
  maxText: 4096,
  maxCaption: 1024,
  maxNote: 2000,
  maxEmoji: 16,
  maxValue: 200,
  maxValues: 10,
  maxLabels: 10,
  maxLabel: 40,
  maxSearch: 80,
  messages: 50,
  maxMessages: 100,
  snoozeMostDays: 90,
  takenSeconds: 90,
  answerWithinMs: 15_000,
  /** Tries of a message that WhatsApp cannot take now; the first waits one second, each later one twice as long. */
  mostTries: 6,
} as const

export const CHAT_LIST = { pageSize: 30, maxPageSize: 100, maxPage: 400 } as const

/** Which chats: to be answered, the caller's, without a person, put off until later, finished. */
export const CHAT_FILTERS = ["open", "mine", "unassigned", "snoozed", "done", "all"] as const

/** The events that arrive from WhatsApp. They are kept as long as Meta may repeat them, and then some. */
export const CHAT_EVENTS = { maxBytes: 3 * 1024 * 1024, mostTries: 12, storedDays: 30 } as const

/** The most bytes of a file that is kept, by its kind; of documents less than WhatsApp allows. */
export const CHAT_MEDIA_BYTES = {
  image: 5 * 1024 * 1024,
  sticker: 512 * 1024,
  audio: 16 * 1024 * 1024,
  voice: 16 * 1024 * 1024,
  video: 16 * 1024 * 1024,
  document: 25 * 1024 * 1024,
} as const

export const CHAT_MEDIA = {
  answerWithinMs: 15_000,
  downloadWithinMs: 60_000,
  mostTries: 7,
  storageWithinMs: 20_000,
} as const

/** A file that staff send: a picture, encoded again, or a PDF. */
export const CHAT_FILE = {
  field: "file",
  maxFiles: 1,
  maxFileBytes: 10 * 1024 * 1024,
  minEdge: 16,
  maxName: 120,
} as const

/** How many messages one person may send. */
export const CHAT_TRIES = { points: 600, seconds: 60 * 60 } as const

/** The sentences that staff keep at hand. `shortcut`: one word, in any script. */
export const QUICK_REPLY = {
  most: 60,
  maxShortcut: 24,
  maxText: 1000,
  shortcut: /^[\p{L}\p{M}\p{N}_-]{1,24}$/u,
} as const

/** While staff type, their colleagues see it: said again at most this often, and shown for this long. */
export const TYPING = { everyMs: 3_000, shownMs: 7_000 } as const

/** The person behind a chat: so many of their latest orders and requests, and so many labels to choose from. */
export const CHAT_PERSON = { orders: 10, returns: 10 } as const
export const CHAT_LABELS = { most: 200 } as const
