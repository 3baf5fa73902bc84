import { LISTENERS } from "@silai/contracts/listeners"
import { notificationKindsOf, notificationPath } from "@silai/contracts/notification/kinds"
import { notificationTitle } from "@silai/contracts/notification/messages"
import { expect, test } from "vitest"
import { happeningOf } from "./happenings"

test("has a kind for every event that staff are notified of, and always the same subject for the same event", () => {
  for (const name of LISTENERS["notification.happened"].shop) {
    const event = { name, data: { id: "0123456789ABCDEF", order_id: "order_1", attempt_id: "chk_1", chat_id: "wch_1" } }
    expect(happeningOf(event).kind, name).toBeTruthy()
    expect(happeningOf(event).subject).toBe(happeningOf(event).subject)
  }
})

test("treats a due refund and a failed one as two things, although their ids may be the same", () => {
  const data = { id: "pay_1", attempt_id: "chk_1" }
  const due = happeningOf({ name: "silai.payment.refund_due", data })
  const failed = happeningOf({ name: "silai.payment.refund_failed", data })
  expect([due.kind, due.target]).toEqual([failed.kind, failed.target])
  expect(due.subject).not.toBe(failed.subject)
})

test("leads one to its own screen, several to the list, and one of an unknown screen to the list too", () => {
  expect(notificationPath("order", 1, "order_1")).toBe("/order/view/order_1")
  expect(notificationPath("order", 12, "order_1")).toBe("/order/manage?status=0")
  expect(notificationPath("unsent", 1, "wch_1")).toBe("/whatsapp/wch_1")
  expect(notificationPath("stock", 1, null)).toBe("/management/inventory?state=low")
  expect(notificationPath("review", 1, "../../x")).toBe("/review/single/..%2F..%2Fx")
})

test("says twelve new orders in one sentence, and shows a name as it is", () => {
  expect(notificationTitle("order", 1, "SL-000042")).toBe("New order SL-000042")
  expect(notificationTitle("order", 12, "SL-000042")).toBe("12 new orders")
  expect(notificationTitle("note", 1, "$& and {n}")).toBe("Note: $& and {n}")
})

test("shows a packer orders and stock, but no payments, and the owner all kinds", () => {
  expect(notificationKindsOf("packer")).toEqual([
    "order",
    "return",
    "stock",
    "suspected",
    "reported",
    "chat",
    "unsent",
    "note",
  ])
  expect(notificationKindsOf("tailor")).not.toContain("payment")
  expect(notificationKindsOf("owner")).toContain("failed")
})
