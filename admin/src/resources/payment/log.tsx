import type { RefundState } from "@silai/contracts/checkout/limits"
import { dateTimeOf, money } from "../../ui/format"
import { TimeLine } from "../../ui/record/time-line"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import type { WholePayment } from "./calls"
import { isPromised } from "./state-mark"

const HANDLED = {
  too_small: "payment.fact.too-small",
  not_needed: "payment.fact.not-needed",
  withdrawn: "payment.fact.withdrawn",
} as const satisfies Partial<Record<RefundState, string>>
const isHandled = (state: RefundState): state is keyof typeof HANDLED => state in HANDLED

/** A refund that is not confirmed must not read as done. */
const asked = {
  waiting: "payment.fact.requested",
  sent: "payment.fact.requested",
  failed: "payment.fact.declined",
  withdrawn: "payment.fact.requested",
} as Partial<Record<RefundState, "payment.fact.requested" | "payment.fact.declined">>

type Fact = { at: string; what: string; note?: string | null }

function factsOf(say: Say, { createdAt, status: became, payments, events, refunds, gateway }: WholePayment): Fact[] {
  const refundWord = isPromised(gateway) ? "payments.crossed-out" : "payment.fact.back"
  return [
    { at: createdAt, what: say("payment.fact.begun") },
    ...payments.flatMap((payment): Fact[] => {
      const { _id, status, amountRupees, capturedAt, refundedRupees, refundedAt, lastError, notedBy, reference } =
        payment
      const noted = notedBy && say("payment.noted", { name: notedBy, reference: reference || "–" })
      return [
        {
          at: capturedAt,
          what: say(status === "kept" ? "payment.fact.received" : "payment.fact.due", { amount: money(amountRupees) }),
          note: lastError ? say("payment.last-error", { why: lastError }) : noted || _id,
        },
        ...(refundedAt
          ? [{ at: refundedAt, what: say(refundWord, { amount: money(refundedRupees) }), note: _id }]
          : []),
      ]
    }),
    ...refunds.flatMap(
      ({ askedAt, by, reason, amountRupees, state, doneAt, lastError, declines, nextAt, handled }): Fact[] => {
        const amount = money(amountRupees)
        // Without an order, the payment itself shows its outcome.
        const isListedAlready = became !== "placed"
        // It was never sent: a person decides, as the alert above says.
        const waitsForPerson = state === "failed" && declines === 0
        return [
          {
            at: askedAt,
            what: say(waitsForPerson ? "payment.fact.requested" : (asked[state] ?? "payment.fact.asked"), {
              name: by,
              amount,
            }),
            note: [
              reason,
              lastError && !waitsForPerson && say("payment.last-error", { why: lastError }),
              declines > 0 && nextAt && say("payment.next-try", { when: dateTimeOf(nextAt) }),
            ]
              .filter(Boolean)
              .join(" · "),
          },
          ...(handled && state !== "done"
            ? [
                {
                  at: handled.at,
                  what: say(isHandled(state) ? HANDLED[state] : "payment.fact.given", { name: handled.by, amount }),
                  note: handled.note,
                },
              ]
            : []),
          ...(doneAt && !isListedAlready ? [{ at: doneAt, what: say(refundWord, { amount }) }] : []),
        ]
      },
    ),
    ...events.map(({ receivedAt, givenUpAt, lastError, dispute, _id }): Fact => ({
      at: receivedAt,
      what: say(givenUpAt ? "payment.fact.unread" : dispute ? `payment.fact.dispute.${dispute}` : "payment.fact.news"),
      note: lastError ?? _id.replace(`${gateway}:`, ""),
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
}

/** The known facts of a payment, latest first. */
export function PaymentLog({ payment }: { payment: WholePayment }) {
  const say = useSay()
  return (
    <section aria-labelledby="time-line" className="stack" data-not-printed>
      <h2 id="time-line">{say("payment.log")}</h2>
      <TimeLine
        events={factsOf(say, payment).map(({ at, what, note }, place) => ({
          key: `${at}-${place}`,
          what: <strong>{what}</strong>,
          at,
          by: note,
        }))}
      />
    </section>
  )
}
