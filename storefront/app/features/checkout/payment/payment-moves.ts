import type { AttemptState } from "@silai/contracts/checkout/calls"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { PHASES, phaseFor, phaseWhenUnknown, type Phase } from "./payment-phase"

/** A message the shopper must read, and how serious it is. */
export type PaymentNotice = { tone: "bad" | "warn" | "plain"; text: string }

/** One payment, as its page knows it. Moments are milliseconds since 1970, by this browser's clock. */
export type Payment = {
  phase: Phase
  notice: PaymentNotice | null
  /** The hold of this tab, and its end. */
  hold: { attemptId: string; expiresAt: number } | null
  attemptId: string | null
  /** A stored attempt was not checked yet. */
  resuming: boolean
  confirmingSince: number | null
}

export const NO_PAYMENT: Payment = {
  phase: { name: "ready" },
  notice: null,
  hold: null,
  attemptId: null,
  resuming: true,
  confirmingSince: null,
}

type News = {
  /** The attempt that this browser has stored, if any. */
  recalled: { attemptId: string | null }
  pressed: object
  /** The shop holds the goods; without a window, only the server knows the rest. */
  held: { attemptId: string; expiresAt: number; hasWindow: boolean }
  windowOpened: object
  tryFailed: { text: string }
  windowClosed: object
  /** The window reports a payment. */
  paid: object
  /** The server's state; `handed`: a payment was reported in this browser. */
  seen: { state: AttemptState; handed: boolean }
  unknown: object
  /** The payment could not start, or the shop refused it. */
  refused: { notice: PaymentNotice | null }
  paidAlready: { attemptId: string | null }
  released: { state: AttemptState }
  holdOver: object
  noticed: { notice: PaymentNotice | null }
}
export type Event = { [What in keyof News]: { what: What } & News[What] }[keyof News]
type EventOf<What extends keyof News> = Extract<Event, { what: What }>

const waiting = (received: boolean): Phase => ({ name: "confirming", unseen: false, received })

/**
 * State changes by event. A late event, when the phase has moved on, changes nothing: the Pay button never returns
 * after a payment.
 */
const MOVES: { [What in keyof News]: (now: Payment, event: EventOf<What>) => Partial<Payment> } = {
  recalled: (_, { attemptId }) => ({ attemptId, resuming: attemptId !== null }),
  pressed: ({ phase }) => (PHASES[phase.name].payable ? { phase: { name: "opening" }, notice: null } : {}),
  held: ({ phase }, { attemptId, expiresAt, hasWindow }) => ({
    attemptId,
    hold: { attemptId, expiresAt },
    phase: hasWindow || phase.name !== "opening" ? phase : waiting(false),
  }),
  windowOpened: ({ phase }) => (phase.name === "opening" ? { phase: { name: "window" } } : {}),
  tryFailed: ({ phase }, { text }) => (PHASES[phase.name].payable ? { notice: { tone: "bad", text } } : {}),
  windowClosed: ({ phase, notice }) =>
    PHASES[phase.name].payable
      ? { phase: { name: "ready" }, notice: notice ?? { tone: "plain", text: paymentMessages.closed } }
      : {},
  paid: ({ phase }) => (PHASES[phase.name].payable ? { phase: waiting(false), notice: null } : {}),
  seen: ({ phase }, { state, handed }) => ({ phase: phaseFor(state, phase, handed), resuming: false }),
  unknown: ({ phase }) => ({ phase: phaseWhenUnknown(phase), attemptId: null, resuming: false }),
  refused: ({ phase }, { notice }) => (PHASES[phase.name].payable ? { phase: { name: "ready" }, notice } : {}),
  paidAlready: ({ phase, attemptId: before }, { attemptId }) => ({
    phase: PHASES[phase.name].payable ? waiting(true) : phase,
    attemptId: attemptId ?? before,
  }),
  released: ({ phase, hold }, { state }) => ({
    phase: PHASES[phase.name].payable ? phaseFor(state, phase, false) : phase,
    hold: state.status === "expired" ? null : hold,
  }),
  holdOver: () => ({ hold: null, notice: { tone: "plain", text: paymentMessages.holdOver } }),
  noticed: (_, { notice }) => ({ notice }),
}

/** The payment after an event, received at `at`. */
export function moved(now: Payment, { at, ...event }: Event & { at: number }): Payment {
  const move = MOVES[event.what] as (now: Payment, event: Omit<Event & { at: number }, "at">) => Partial<Payment>
  const next = { ...now, ...move(now, event) }
  return { ...next, confirmingSince: next.phase.name === "confirming" ? (next.confirmingSince ?? at) : null }
}
