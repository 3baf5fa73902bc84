import { RETURN_KINDS } from "@silai/contracts/returns/limits"
import type { ReturnRequest } from "@silai/contracts/returns/calls"
import { isClosed, RETURN_STATE_KEYS } from "@silai/contracts/returns/states"
import { expect, test } from "vitest"
import { aheadOf, moneySentences, reservedSentence, standingOf } from "./request-life"

test("has a sentence for every state of every kind, and no next steps once it is over", () => {
  expect(standingOf({ kind: "return", state: "refunded", isFetched: true, isRefundDue: true })).not.toContain(
    "complete",
  )
  const all = RETURN_KINDS.flatMap((kind) => RETURN_STATE_KEYS.map((state) => ({ kind, state })))
  for (const isFetched of [true, false])
    for (const { kind, state } of all) {
      expect(standingOf({ kind, state, isFetched, isRefundDue: false })).not.toBe("")
      expect(aheadOf({ kind, state, isFetched }).length === 0, `${kind} ${state}`).toBe(isClosed(state))
    }
})

test("names the requested outcome", () => {
  const last = (kind: "return" | "exchange" | "alteration") =>
    aheadOf({ kind, state: "received", isFetched: true }).at(-1)?.title
  expect([last("return"), last("exchange"), last("alteration")]).toEqual(["Money back", "The new size", "Altered"])
})

const request = (change: Partial<ReturnRequest>) =>
  ({ kind: "return", state: "received", refund: null, refundRupees: 699, ...change }) as ReturnRequest

test("follows a refund to its end, and promises none where there is none", () => {
  const at = "2026-11-23T10:00:00Z"
  expect(moneySentences(request({}))?.[0]).toContain("We refund ₹699 once")
  const refund = { at, reference: "RRN123", isByHand: false, byHand: [] }
  expect(moneySentences(request({ refund: { ...refund, state: "waiting" } }))?.[0]).toContain("on its way")
  expect(moneySentences(request({ refund: { ...refund, state: "failed" } }))?.[0]).toContain("has not taken ₹699 yet")
  // Cash cannot be sent: the checkout leaves it to a person, and no bank has declined anything.
  const byHand = [{ paymentId: "att_2", amountRupees: 500 }]
  expect(moneySentences(request({ refund: { ...refund, state: "waiting", isByHand: true } }))).toEqual([
    "We owe you ₹699, and ask you how you would like to have it.",
  ])
  expect(moneySentences(request({ refund: { ...refund, state: "by_hand", byHand } }))).toEqual([
    "₹199 was refunded to you.",
    "We owe you ₹500, and ask you how you would like to have it.",
  ])
  expect(moneySentences(request({ refundRupees: 500, refund: { ...refund, state: "by_hand", byHand } }))).toEqual([
    "We owe you ₹500, and ask you how you would like to have it.",
  ])
  expect(moneySentences(request({ state: "refunded", refund: { ...refund, state: "done" } }))).toEqual([
    "₹699 was refunded to you on 23 Nov 2026.",
  ])
  for (const none of [request({ kind: "exchange" }), request({ state: "withdrawn" }), request({ refundRupees: 0 })])
    expect(moneySentences(none)).toBeNull()
})

test("sends nothing to a buyer who brings the pieces to the shop: they collect there", () => {
  for (const kind of RETURN_KINDS)
    for (const state of RETURN_STATE_KEYS) {
      const request = { kind, state, isFetched: false, isRefundDue: false }
      const said = [standingOf(request), ...aheadOf(request).map(({ words }) => words)].join(" ")
      expect(said, `${kind} ${state}`).not.toMatch(
        /parcel ready|on its way (back )?to you|leaves for you|send (it|the)/,
      )
    }
  const exchange = { kind: "exchange", state: "exchanged", isFetched: false, isRefundDue: false } as const
  expect(standingOf(exchange)).toBe("The new size waits for you at our shop.")
  const approved = request({
    kind: "exchange",
    state: "approved",
    isFetched: false,
    reservedUntil: "2026-12-03T10:00:00Z",
  })
  expect(reservedSentence(approved)).toContain("Please bring the pieces by then")
})
