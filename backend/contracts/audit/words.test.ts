import { expect, test } from "vitest"
import { auditLabel, auditName, auditValue, type AuditWriter } from "./words"

const write: AuditWriter = {
  sum: (rupees) => `₹${rupees}`,
  moment: (iso) => `at ${iso.slice(0, 10)}`,
  word: (key, english) => `${english} (${key})`,
}

test.each([
  ["order", ["code"], 4, "Shipped (status.4)"],
  ["order", ["code"], 99, "99"],
  ["coupon", ["code"], "DIWALI20", "DIWALI20"],
  ["return", ["state"], "pickedUp", "Picked up (return-state.pickedUp)"],
  ["uid", ["state"], "void", "Void (uid-state.void)"],
  ["staff", ["role"], "packer", "Packer (role.packer)"],
  ["return", ["fee_paise"], 10_000, "₹100"],
  ["setting", ["rules", "feePaise"], 4_050, "₹40.5"],
  ["setting", ["rules", "fee"], 7, "7"],
  ["product", ["amount"], 1_450, "₹1450"],
  ["coupon", ["is_listed"], true, "Yes (audit.yes)"],
  ["coupon", ["ends_at"], "2026-11-30T18:29:59+00:00", "at 2026-11-30"],
  ["product", ["details_html"], "<p>Teal &amp; <b>so</b>ft</p><p>Linen</p>", "Teal & soft Linen"],
  ["stock", ["note"], " 3 < 4 > 2 ", "3 < 4 > 2"],
  ["stock", ["why"], "size_added", "Size added (stock-reason.size_added)"],
  ["product", ["status"], "published", "Published (product-status.published)"],
  ["return", ["kind"], "exchange", "Exchange (return-kind.exchange)"],
  ["coupon", ["kind"], "flat", "Rupees off (coupon.kind.flat)"],
  ["coupon", ["state"], "paused", "Paused (coupon.state.paused)"],
  ["couponBatch", ["state"], "archived", "Archived (coupon.state.archived)"],
  ["coupon", ["percent"], undefined, ""],
] as const)("writes of %s the field %s of %s as %s", (kind, path, value, text) => {
  expect(auditValue(kind, path, value, write)).toBe(text)
})

test("calls an order's code its status, a coupon's its code, and a sum by its name without the unit", () => {
  expect([
    auditLabel("order", ["code"]),
    auditLabel("order", ["parcel", "courier"]),
    auditLabel("coupon", ["code"]),
    auditLabel("setting", ["rules", "maxFeePaise"]),
  ]).toEqual(["Status", "Parcel › Courier", "Code", "Rules › Max fee"])
})

test("names a setting and an invited role by their words, and other things as they are logged", () => {
  expect([
    auditName("setting", "delivery", write),
    auditName("staff", "packer", write),
    auditName("staff", "Asha", write),
    auditName("coupon", "returns", write),
  ]).toEqual(["Delivery and fees (settable.shippingFee)", "Packer (role.packer)", "Asha", "returns"])
})
