/**
 * The longest wait for a reply; connections that stay open on purpose (the live line, a download) have started their reply by then.
 */
export const ANSWER = { withinSeconds: 60 } as const

/** When `/ready` reports that background work does not run. */
export const WORKERS = {
  /** How often each worker writes a heartbeat. */
  beatEverySeconds: 5,
  /**
   * A worker without a heartbeat for this long is not running; long enough for it to be replaced by a newer version.
   */
  silentAfterSeconds: 120,
  /** A worker that a newer version no longer has would look silent from then on, so its row is deleted after this. */
  forgottenAfterSeconds: 3_600,
  /** A run that takes longer is stuck: there is no heartbeat until it ends. */
  hangsAfterSeconds: 300,
  /** Work that piled up while no worker ran does not count against one that runs for less than this. */
  catchesUpInSeconds: 300,
  /** A paid checkout, or an event of the gateway, that no worker has taken. */
  paidWaitsAtMostSeconds: 120,
  /** A message (mail, SMS, push) that no worker has taken. */
  noticeWaitsAtMostSeconds: 300,
} as const

/**
 * The connection that notifies a process of work and changes. `beatEveryMs`: how often it checks itself. `answersWithinMs`: after
 * this it counts as dead. `againAfterMs`: the pause before a new one.
 */
export const LISTENING = { beatEveryMs: 25_000, answersWithinMs: 5_000, againAfterMs: 2_000 } as const

/**
 * Ages past which the Health page and the alarms call a backup late: of a whole backup, made each day, and of the changes
 * archived since.
 */
export const BACKUPS = { copyAtMostSeconds: 36 * 3600, changesAtMostSeconds: 300 } as const

/**
 * A shutdown: first no new requests are routed here, then running requests end, then the workers, then the database
 * connections.
 */
export const STOPPING = {
  /** This long without a request: the load balancer has noticed, and the listening port's queue is empty, also on a busy machine. */
  quietMs: 1_000,
  /** The longest wait for that quiet; a balancer that polls `/ready` every few seconds routes elsewhere by then. */
  drainMs: 8_000,
  /** Then idle connections are left to their clients for this long; the storefront closes its own after four seconds. */
  idleMs: 5_000,
  /** The longest wait for running requests. */
  repliesWithinMs: 15_000,
  /** The process ends after this, whatever is still open; shorter than `stop_grace_period` in docker-compose.yml. */
  atLastMs: 30_000,
} as const

/**
 * The largest body of a request, unless a call or a plugin's route sets another; uploads have their own limits.
 * `maxNodes`: its values, those in lists and objects included; a longer list or a larger file has a call with a file.
 * `maxNames`: the fields of one object.
 */
export const BODY = { maxBytes: 100 * 1024, maxWebhookBytes: 1024 * 1024, maxNodes: 5_000, maxNames: 500 } as const

/** The longest sentence and field name in the reply to a body of a wrong shape: both may be the caller's words. */
export const BAD_BODY = { maxSentence: 300, maxField: 120 } as const

/**
 * Mails to an address that its sender has not proven: of one account or order to any address, and to one address from all.
 * Letters to a proven address are not counted, nor mails about something that was paid.
 */
export const UNPROVEN_MAIL = {
  perSender: { points: 6, seconds: 60 * 60 },
  perAddress: { points: 10, seconds: 60 * 60 },
} as const

/** After a network has used up a limit that its other users need too: one more in this many seconds. */
export const SHARED_TURN = { points: 1, seconds: 20 } as const

/**
 * Bodies of a wrong shape, in started kilobytes, that are read from one network in so many seconds. Past it, bodies that are not
 * small are refused unread until the time is over. Small is what an honest shopper sends: a full bag of made-to-measure pieces
 * has some 12 kB.
 */
export const REFUSED_BODIES = { perNetwork: { points: 600, seconds: 60 }, smallBytes: 16 * 1024 } as const

/**
 * Files on their way: the longest time for one upload, how many of a network at once (the others wait for a place, up to the
 * given time), and the most bytes of all of them in the folder, of which a part is for staff only. Staff need no place. After its
 * first seconds an upload is cut off when it has arrived more slowly than `leastBytesPerSecond`; with others waiting for its
 * place, more slowly than `wanted`, which is the pace of a phone on EDGE.
 */
export const UPLOADS = {
  withinSeconds: 240,
  leastBytesPerSecond: { afterSeconds: 15, ever: 2 * 1024, wanted: 12 * 1024 },
  atOncePerNetwork: 2,
  placeWithinSeconds: 20,
  folderBytes: 1024 * 1024 * 1024,
  folderBytesOfStaff: 256 * 1024 * 1024,
} as const

/** Open pages of one back-office session that get live events; any more refetch only when asked to. */
export const LIVE = { perSession: 20 } as const

/**
 * A list saved as a file takes all of it out of the shop at once, so it is rare, and each one is counted. `maxRows`: what a
 * spreadsheet opens. `atOnce`: files that one process reads at the same time; the others wait. `stallsSeconds`: a client that
 * reads nothing for so long is disconnected. `pagedRows`: of a list without such a file, which the back office puts together from
 * its pages.
 */
export const LIST_EXPORT = {
  maxRows: 1_000_000,
  perPerson: { points: 20, seconds: 3600 },
  atOnce: 4,
  stallsSeconds: 60,
  pagedRows: 10_000,
} as const

/**
 * A spreadsheet runs a text with such a start as a formula; also with the full-width signs of a Chinese or Japanese keyboard, and
 * after blanks and invisible characters, which it may drop. A bar starts a command in some of them.
 */
const formula = String.raw`^[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164]|^\s*[=+\-@|＝＋－＠｜]`
/** Leading zeros, zeros after a point, more digits than a spreadsheet keeps, an exponent, a day. */
const misread = String.raw`^0\d+$|^\d+\.\d*0$|^\d{12,}$|^\d+e\d+$|^\d{1,2}[-/]\d{1,2}$`
export const CHANGED_BY_SPREADSHEETS = new RegExp(`${formula}|${misread}`, "iu")

/** The header in which every reply of the shop, the storefront's too, names its request. */
export const REQUEST_ID = "x-request-id"
