/** What the shop answered; 0 stands for no answer at all. */
export type Reply = {
  path: string
  who: string
  status: number
  code: string
  message: string
  retryAfter: string | null
  began: number
  ended: number
}
type Span = { what: string; from: number; to: number }

/** A shop that was killed says so for a moment longer: whoever was in its queue is answered then. */
const AFTERMATH_MS = 5_000

const overlaps = ({ from, to }: Span, { began, ended }: Reply) => began <= to && ended >= from
const ranked = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** The storm's log: every answer, and when something was killed or the gateway was made to fail. */
export class Notes {
  replies: Reply[] = []
  killed: Span[] = []
  gatewayDown: Span[] = []

  /** Runs what kills and brings back; answers from meanwhile and shortly after are judged more kindly. */
  async whileKilled(what: string, work: () => Promise<unknown>): Promise<void> {
    const span = { what, from: Date.now(), to: Number.POSITIVE_INFINITY }
    this.killed.push(span)
    try {
      await work()
    } finally {
      span.to = Date.now() + AFTERMATH_MS
    }
  }

  /** For how long something was down so far. */
  downMs = (): number => this.killed.reduce((sum, { from, to }) => sum + Math.min(to, Date.now()) - from, 0)

  isInKill = (reply: Reply) => this.killed.some((span) => overlaps(span, reply))
  isWithoutGateway = (reply: Reply) => this.gatewayDown.some((span) => overlaps(span, reply))

  /** Answers that nobody should have got: 5xx and none at all, but for a 503 with Retry-After while something is down. */
  faults(): Reply[] {
    return this.replies.filter((reply) => {
      if (reply.status !== 0 && reply.status < 500) return false
      if (reply.status === 0) return !this.isInKill(reply)
      if (reply.status !== 503) return true
      if (this.isInKill(reply)) return !reply.retryAfter
      // Who asks to pay while the gateway cannot open a payment is told so in words.
      return !(reply.path === "/customer/order" && this.isWithoutGateway(reply))
    })
  }

  /** The slow end of what was answered while nothing was killed, in ms. */
  p95(path: string, since = 0): number {
    const calm = this.replies.filter(
      (one) => one.path === path && one.began >= since && one.status === 200 && !this.isInKill(one),
    )
    return ranked(
      calm.map(({ began, ended }) => ended - began),
      0.95,
    )
  }

  /** How often each call was answered how. */
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
