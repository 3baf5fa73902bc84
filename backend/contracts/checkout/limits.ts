/** Checkout's times and sizes. */
export const CHECKOUT = {
  /** How long stock and price are held for a shopper who is paying. */
  holdMinutes: 15,
  /**
   * The gateway's window is open for this long at most, and closes this much before the hold ends: a normal payment always finds
   * its goods.
   */
  payWithinSeconds: 12 * 60,
  closesBeforeSeconds: 45,
  /** A held attempt is polled at the gateway when nothing has been reported for this long. */
  pollAfterSeconds: 20,
  /** How long after an expired hold the poller still looks for late payments. */
  lookBackHours: 96,
  /** After this long, failed attempts are anonymised, and guests' details deleted; no payment can come any more. */
  forgetAfterDays: 30,
  /** After this long, webhook bodies are deleted: a gateway repeats none after a day, and each names the payer. */
  deleteEventsAfterDays: 30,
  /** A request for an order that a worker is placing waits this long at most for the worker to finish. */
  waitForWorkerMs: 5_000,
  currency: "INR",
  maxRupees: 500_000,
} as const

/**
 * How much of a size guests may hold unpaid before the next one proves a phone: this share of the unsold pieces, rounded up, and
 * never less than one shopper may buy. Signed-in customers are never asked (`backend/docs/decisions/0009-unpaid-holds.md`).
 */
export const UNPAID_SHARE = { ofAllGuests: 3 / 4, ofOneAddress: 1 / 2 } as const

/** A size that is nearly gone: unpaid holds of it are shorter, and not repeated without limit. */
export const SCARCE = {
  /** A size is scarce when a hold would leave no more free pieces than this, or would bring the held share of the unsold to this. */
  freePieces: 4,
  heldShare: 1 / 2,
  /** How long a new payment holds pieces of such a size. */
  holdSeconds: 7 * 60,
  /** One person's unpaid time with one such size within the window; each hold gets the rest of it, and never less than the minimum. */
  personSeconds: 14 * 60,
  leastSeconds: 3 * 60,
  windowSeconds: 60 * 60,
  /** Once unproven guests have held such a size this long within the window, unpaid, the next ones get a smaller share. */
  idleSeconds: 7 * 60,
  /** How long a guest's proven phone counts in the checkout, so that a second try costs no second message. */
  provenMinutes: 120,
} as const

/**
 * Limits on requested payments. A shopper requests a few; the limit of a network address must not stop a whole town
 * behind one carrier.
 */
export const PAYMENT_ASKS = {
  perShopper: { points: 40, seconds: 15 * 60 },
  perAddress: { points: 300, seconds: 15 * 60 },
} as const
/**
 * Gateways whose bank is a person: a transfer that staff have seen on the account, cash when the order is collected,
 * cash that the courier has collected on delivery.
 */
export const NOTED_GATEWAYS = ["transfer", "cash", "cod"] as const
export type NotedGateway = (typeof NOTED_GATEWAYS)[number]
export const isNotedGateway = (name: string): name is NotedGateway => NOTED_GATEWAYS.some((one) => one === name)
/** The prefix of the id of a sum that is no longer owed and never came. */
export const CROSSED_OUT = "back_"
/** The gateways among these whose money is promised first and comes later: the order is placed and prepared before. */
export const PROMISED_GATEWAYS = ["cash", "cod"] as const satisfies readonly NotedGateway[]
export const isPromisedGateway = (name: string): boolean => PROMISED_GATEWAYS.some((one) => one === name)
/** The reference of such money: the number of a transfer or a receipt. */
export const REFERENCE = { shortest: 4, most: 60 } as const

/** How an order taken by phone is paid; for money that staff note, the name is the gateway's. */
export const PHONE_ORDER_WAYS = ["link", "transfer", "cash"] as const
export type PhoneOrderWay = (typeof PHONE_ORDER_WAYS)[number]

/**
 * Orders that the shop takes by phone or WhatsApp. `linkHours`: how long a link can be paid, and the goods are held for it; never
 * longer than late payments are looked for. A gateway takes no link of less than a quarter of an hour.
 */
export const PHONE_ORDER = {
  linkHours: [1, 24, 48, 72],
  usualLinkHours: 24,
  /** Of those without an order, the latest; and for how many days a cancelled one is listed. */
  shows: 100,
  showsOverDays: 7,
  key: /^[\w-]{16,64}$/,
  /** How often its link can be sent again, by the gateway's text message and mail. */
  sends: { points: 5, seconds: 60 * 60 },
} as const
export type LinkHours = (typeof PHONE_ORDER.linkHours)[number]

/**
 * Cash on delivery. `parcelsLeft`: after so many undelivered parcels, a phone must pay in advance. `leastRupees`: the
 * least that a share paid now leaves to be collected, and the least that a gateway takes. `lines`: of one remittance
 * file, in one call.
 */
export const COD = {
  parcelsLeft: 2,
  leastRupees: 1,
  maxRupees: 50_000,
  maxFeeRupees: 1_000,
  maxSharePercent: 90,
  maxPins: 200,
  maxWords: 300,
  pin: /^[1-9]\d{0,5}$/,
  lines: 100,
} as const
/** Limits on requested terms: each reply also shows whether a coupon's code is right, and what a phone has left unpaid. */
export const COD_ASKS = {
  perShopper: { points: 60, seconds: 15 * 60 },
  perAddress: { points: 300, seconds: 15 * 60 },
} as const
export const COD_SHARES = ["none", "rupees", "percent"] as const

/** Uses of the link in an unfinished payment's mail. */
export const AGAIN_LOOKS = { perAddress: { points: 60, seconds: 60 * 60 } } as const
/**
 * Guests' sessions of one network that are stored for as long as any session. Past that no one is refused: further ones
 * end after so many hours, which bounds how many rows a script can fill the table with.
 */
export const GUESTS_OPENED = { perAddress: { points: 600, seconds: 60 * 60 }, briefHours: 3 } as const

/** The poller's limits: orders per run, and concurrent requests to a gateway. It runs every two seconds. */
export const PAYMENT_LOOKS = { perRun: 40, atOnce: 8 } as const

/** Working days in which a bank usually shows a refund. */
export const REFUND_SHOWS_DAYS = { min: 5, max: 7 } as const

/** `maxWritten`: as pasted. */
export const PIN = { digits: 6, maxWritten: 30, pattern: /^[1-9]\d{5}$/ } as const

/** Lengths of an address's lines, in characters; anything shorter than the minimum could not be found by a courier. */
export const ADDRESS = {
  /** As pasted: a longer line is an error, and not cut. */
  maxWritten: 500,
  line: 120,
  landmark: 80,
  city: 60,
  state: 60,
  shortest: { line: 3, place: 2 },
} as const

export const DELIVERY_METHODS = ["home", "pickup"] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/**
 * Working days until a piece leaves the workshop, those that made-to-measure adds (requirements §1), and those on the road
 * until the shop writes its own.
 */
export const DELIVERY_DAYS = {
  make: { min: 1, max: 2 },
  customExtra: { min: 1, max: 4 },
  roads: { local: { min: 1, max: 2 }, north: { min: 2, max: 4 }, rest: { min: 3, max: 6 }, remote: { min: 5, max: 9 } },
  most: 60,
  maxZones: 40,
} as const

/** Sizes of the rules of the shipping fee, and the highest fee and threshold, in rupees. */
export const SHIPPING_FEE = {
  maxRupees: 5_000,
  maxFreeFromRupees: 500_000,
  maxPlaces: 40,
  maxRanges: 40,
  maxName: 60,
  /** How many of the latest versions the back office lists. */
  historyShows: 50,
} as const

export const ATTEMPT_STATUSES = [
  "open",
  "held",
  "paid",
  "placing",
  "placed",
  "expired",
  "refund_due",
  "refunded",
] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/**
 * A payment's state for staff: its attempt's status, and what became of a placed order's money. `refund_due`: a refund
 * is requested and not confirmed yet; `crossed_out`: cash that was promised, never came and is no longer owed.
 */
export const PAYMENT_STATES = [...ATTEMPT_STATUSES, "partly_refunded", "crossed_out"] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** A GSTIN: state, PAN, number of the registration, Z, check digit. */
export const GSTIN = { length: 15, maxWritten: 60, pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/ } as const
/** The longest name of a business on its invoice. */
export const BUSINESS = { shortest: 3, maxName: 100 } as const

/** The longest note of a present. */
export const GIFT = { maxNote: 300 } as const

/** Default HSN codes: woven shirts, woven trousers. */
export const FIRST_HSN = { upperBody: "6205", lowerBody: "6203" } as const

/** The list of payments in the back office. */
export const PAYMENT_LIST = {
  pageSize: 25,
  maxPageSize: 100,
  maxPage: 1000,
  maxSearch: 80,
  /** A shorter prefix would find half the list. */
  minSearch: 3,
} as const
/** Webhook deliveries that a payment's page shows, from the first: a gateway repeats itself. */
export const PAYMENT_EVENTS_SHOWN = 50
/** The list of webhooks that could not be handled; one that failed this often is shown there, though it is retried. */
export const PAYMENT_NOTICES = { pageSize: 25, maxPageSize: 100, maxPage: 100, shownAfterTries: 3 } as const
export const PAYMENT_SORTS = ["newest", "oldest"] as const

/**
 * The views of payments in the back office. `alarm`: those that need a person; `placed`: orders whose money is neither
 * refunded nor on its way back; `returning`: money that the shop owes; `returned`: money that was refunded, in part or
 * whole. One payment can be in several of them: a buyer who paid twice gets one of the two payments back.
 */
export const PAYMENT_VIEWS = [
  "all",
  "alarm",
  "waiting",
  "unplaced",
  "placed",
  "returning",
  "returned",
  "given_up",
] as const
export type PaymentView = (typeof PAYMENT_VIEWS)[number]

/** The acts of retrying a payment: place its order, send owed money back, or ask the gateway whether it was paid. */
export const PAYMENT_RETRIES = ["place", "refund", "ask"] as const
export type PaymentRetry = (typeof PAYMENT_RETRIES)[number]

/**
 * Longer than this, money that is paid and not placed, or owed and not back, needs a person; so does a refund that the bank has
 * declined, though it is retried. One that is no longer retried does at once, until staff have dealt with it.
 */
export const PAYMENT_ALARM = { unplacedSeconds: 60, returningSeconds: 10 * 60, declinedSeconds: 24 * 60 * 60 } as const

/**
 * A refund: the least that a gateway sends, in rupees, the longest reason, and the pauses after which one that the bank has
 * declined is retried. After the last it waits for a person.
 */
export const REFUND = {
  minRupees: 1,
  shortestReason: 3,
  maxReason: 300,
  againAfterMinutes: [5, 60, 6 * 60, 24 * 60, 48 * 60],
} as const
/**
 * `waiting`: not with the gateway yet, or to be sent again; `sent`: the bank has not answered; `failed`: it stays
 * declined, a person must deal with it; `given`: staff paid the money back in another way; `too_small`: less than a
 * gateway sends; `not_needed`: all the money was refunded another way; `withdrawn`: staff decided not to refund it after
 * all.
 */
export const REFUND_STATES = [
  "waiting",
  "sent",
  "done",
  "failed",
  "given",
  "too_small",
  "not_needed",
  "withdrawn",
] as const
export type RefundState = (typeof REFUND_STATES)[number]
/** The state of a refund, over all its parts. `by_hand`: a person still has to refund cash or a bank transfer. */
export const REFUND_PROGRESS = ["waiting", "done", "failed", "by_hand"] as const
/** The same of what an order became cheaper by. `none`: nothing was paid for it; `crossed_out`: it is no longer due. */
export const CHEAPER_PROGRESS = ["none", ...REFUND_PROGRESS, "crossed_out"] as const
/** Why a payment is refunded that could not become an order; the mail has a sentence for each. */
export const REFUND_REASONS = ["late", "mismatch", "twice", "other"] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** GST on garments (chapters 61 and 62) since 22 September 2025: by the price of one piece before tax. */
export const GST = { lowPercent: 5, highPercent: 18, lowUpToPaise: 250_000 } as const

/**
 * The differences between the gateway and the shop: a payment that is unknown to the shop, missing at the gateway, or
 * of another amount; refunds that differ from the shop's ledger, the order, the engine's books or the papers; money
 * that was kept without an order; money that the buyer's bank claims, or has taken.
 */
export const MISMATCH_KINDS = [
  "payment_unknown",
  "payment_authorized",
  "payment_unrelated",
  "payment_missing",
  "payment_amount",
  "not_placed",
  "refund_ledger",
  "refund_order",
  "refund_engine",
  "refund_papers",
  "dispute_review",
  "payment_disputed",
  "dispute_lost",
] as const
export type MismatchKind = (typeof MISMATCH_KINDS)[number]
/** Those that the gateway reports by itself; comparing the books neither finds nor closes them. */
export const DISPUTE_KINDS = [
  "dispute_review",
  "payment_disputed",
  "dispute_lost",
] as const satisfies readonly MismatchKind[]
export type DisputeKind = (typeof DISPUTE_KINDS)[number]
/**
 * Reconciliation: each day is read when it is over, and again some days after; differences are checked again every few minutes.
 * Entries younger than `settlesMinutes` may still be on their way from one book to the next.
 */
export const RECONCILE = {
  afterDays: [1, 3],
  lookBackDays: 14,
  againMinutes: 10,
  settlesMinutes: 15,
  shows: 200,
} as const
