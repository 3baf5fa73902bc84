import { describe, expect, test } from "vitest"
import { readDispute, readLink, readOrder, readPayment, readRefund } from "./replies"
import { RAZORPAY_STATES } from "./states"

/** From Razorpay's documents: Orders and Payments "Life cycle", Refunds "Refund states", Payment Links "States", Disputes "Entity". */
const documented = {
  order: ["created", "attempted", "paid"],
  payment: ["created", "authorized", "captured", "refunded", "failed"],
  refund: ["pending", "processed", "failed"],
  link: ["created", "partially_paid", "paid", "expired", "cancelled"],
  dispute: ["open", "under_review", "won", "lost", "closed"],
}
const sample = { id: "x_AAAAAAAAAAAAAA", amount: 100, currency: "INR", notes: [], created_at: 1 }
const read = {
  order: (status: string) => readOrder({ ...sample, amount_paid: 0, amount_due: 100, attempts: 0, status }),
  payment: (status: string) => readPayment({ ...sample, status }),
  refund: (status: string) => readRefund({ ...sample, payment_id: "pay_AAAAAAAAAAAAAA", status }),
  dispute: (status: string) =>
    readDispute({ id: "disp_AAAAAAAAAAAAAA", payment_id: "pay_AAAAAAAAAAAAAA", amount: 100, status }),
  link: (status: string) => readLink({ id: "plink_AAAAAAAAAAAAAA", short_url: "https://rzp.io/i/x", status }),
}

describe.each(Object.keys(documented) as (keyof typeof documented)[])("the states of a Razorpay %s", (entity) => {
  test("names every documented state, with what the shop does and why", () => {
    expect(Object.keys(RAZORPAY_STATES[entity]).sort()).toEqual([...documented[entity]].sort())
    for (const { does, why } of Object.values(RAZORPAY_STATES[entity])) expect([does, why].every(Boolean)).toBe(true)
  })

  test("reads each of them in a reply, and reports an unknown one instead of reading it as unpaid", () => {
    for (const status of documented[entity]) expect(read[entity](status).status).toBe(status)
    expect(() => read[entity]("on_hold")).toThrow(/not readable at status/)
  })
})
