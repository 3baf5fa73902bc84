/** The shop's reply; status 0 means no reply at all. */
export type Reply = {
  path: string
  who: string
  status: number
  code: string
  message: string
  retryAfter: string | null
  started: number
  ended: number
}
type Span = { what: string; from: number; to: number }

/** Errors of a killed shop arrive a moment later too: queued requests are answered then. */
const AFTERMATH_MS = 5_000

/** Calls that ask the gateway before they answer. */
const OPENS_PAYMENTS = [
  "/customer/order",
  "/admin/order/piece/add",
  "/admin/order/piece/swap",
  "/admin/order/unpaid/cancel",
]

const overlaps = ({ from, to }: Span, { started, ended }: Reply) => started <= to && ended >= from
const ranked = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** The storm's log: every answer, and when something was killed or the gateway was made to fail. */
export class Notes {
  replies: Reply[] = []
  killed: Span[] = []
  gatewayDown: Span[] = []

  /** Runs a kill or restart; replies during it and shortly after are judged more leniently. */
  async whileKilled(what: string, work: () => Promise<unknown>): Promise<void> {
    const span = { what, from: Date.now(), to: Number.POSITIVE_INFINITY }
    this.killed.push(span)
    try {
      await work()
    } finally {
      span.to = Date.now() + AFTERMATH_MS
    }
  }

  /** How long something was down so far. */
  downMs = (): number => this.killed.reduce((sum, { from, to }) => sum + Math.min(to, Date.now()) - from, 0)

  isInKill = (reply: Reply) => this.killed.some((span) => overlaps(span, reply))
  isWithoutGateway = (reply: Reply) => this.gatewayDown.some((span) => overlaps(span, reply))

  /** Answers that no one should have got: 5xx or none at all, except a 503 with Retry-After while something is down. */
  faults(): Reply[] {
    return this.replies.filter((reply) => {
      if (reply.status !== 0 && reply.status < 500) return false
      if (reply.status === 0) return !this.isInKill(reply)
      if (reply.status !== 503) return true
      if (this.isInKill(reply)) return !reply.retryAfter
      // A payment request while the gateway cannot open one gets a sentence.
      return !(OPENS_PAYMENTS.includes(reply.path) && this.isWithoutGateway(reply))
    })
  }

  /** The slowest answers while nothing was killed, in ms. */
  p95(path: string, since = 0): number {
    const calm = this.replies.filter(
      (one) => one.path === path && one.started >= since && one.status === 200 && !this.isInKill(one),
    )
    return ranked(
      calm.map(({ started, ended }) => ended - started),
      0.95,
    )
  }

  /** How often each call got which answer. */
  table(): string {
    const counts = new Map<string, Map<string, number>>()
    for (const { path, status, code } of this.replies) {
      const row = counts.get(path) ?? new Map<string, number>()
      const key = status === 200 || status === 0 ? String(status) : `${status} ${code}`
      counts.set(path, row.set(key, (row.get(key) ?? 0) + 1))
    }
    return [...counts]
      .map(([path, row]) => `    ${path}: ${[...row].map(([key, n]) => `${n} × ${key}`).join(", ")}`)
      .sort()
      .join("\n")
  }
}
