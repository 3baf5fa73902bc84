import { expect, test } from "vitest"
import { emailOf } from "./account/email"
import { otpOf } from "./account/otp"
import { phoneOf } from "./account/phone"
import { gstinOf } from "./checkout/gstin"
import { pinOf } from "./place/pin"
import { figuresOf, rupeesOf } from "./rupees"
import { colourCodeOf, hsnOf } from "./catalogue/codes"
import { couponCodeOf } from "./coupon/code"
import { countOf } from "./inventory/count"
import { readInches } from "./measurement/inches"
import { orderNumberWritten } from "./order/number"
import { trackingOf } from "./order/tracking"

/** A field that is cleaned after each key. */
const typedInto = (clean: (text: string) => string, keys: string) =>
  [...keys].reduce((value, key) => clean(value + key), "")

// Codes, numbers and amounts as people paste them, and their meaning.
test.each([
  [couponCodeOf, "“DIWALI20”", "DIWALI20"],
  [couponCodeOf, "‘diwali20’", "DIWALI20"],
  [couponCodeOf, "*DIWALI20*", "DIWALI20"],
  [couponCodeOf, "**_Diwali20_**", "DIWALI20"],
  [couponCodeOf, "`DIWALI20`", "DIWALI20"],
  [couponCodeOf, "DIWALI20.", "DIWALI20"],
  [couponCodeOf, "DIWALI 20", "DIWALI20"],
  [couponCodeOf, "DIWALI\u00a020", "DIWALI20"],
  [couponCodeOf, "Code: DIWALI20", "DIWALI20"],
  [couponCodeOf, "Use code: “diwali20”!", "DIWALI20"],
  [couponCodeOf, "Coupon code = DIWALI20", "DIWALI20"],
  [couponCodeOf, "ＤＩＷＡＬＩ２０", "DIWALI20"],
  [couponCodeOf, "DIWALI–20", "DIWALI-20"],
  [couponCodeOf, "DIWALI२०", "DIWALI20"],
  [couponCodeOf, "(DIWALI20)", "DIWALI20"],
  [couponCodeOf, "🎉 DIWALI20 🎉", "DIWALI20"],
  [couponCodeOf, "DIWALI20…", "DIWALI20"],
  [couponCodeOf, "DIWALI20।", "DIWALI20"],
  [couponCodeOf, "→ DIWALI20", "DIWALI20"],
  [couponCodeOf, "#Diwali20", "DIWALI20"],
  [couponCodeOf, "DIWALI20 (20% off)", "DIWALI20"],
  [couponCodeOf, "कोड: DIWALI20", "DIWALI20"],
  [couponCodeOf, "Apply coupon: DIWALI20", "DIWALI20"],
  [couponCodeOf, "Use code DIWALI20", "DIWALI20"],
  [couponCodeOf, "code DIWALI20", "DIWALI20"],
  [couponCodeOf, "Code - DIWALI20", "DIWALI20"],
  [couponCodeOf, "CODE 10", "CODE10"],
  [couponCodeOf, "- DIWALI20", "DIWALI20"],
  [couponCodeOf, "-########", "-########"],
  [couponCodeOf, "####-diwali-####", "####-DIWALI-####"],
  [phoneOf, "tel:+91-98765-43210", "9876543210"],
  [phoneOf, "+९१ ९८७६५ ४३२१०", "9876543210"],
  [phoneOf, "(098765) 43210", "9876543210"],
  [phoneOf, "Ph: 98765 43210", "9876543210"],
  [phoneOf, "Mob. No. +91 98765 43210", "9876543210"],
  [phoneOf, "Phoolan", "Phoolan"],
  [phoneOf, "ravi.k@example.in", "ravi.k@example.in"],
  [pinOf, "१४१ ००१", "141001"],
  [pinOf, "PIN: 141001", "141001"],
  [pinOf, "Pin Code - 141 001", "141001"],
  [countOf, "2 pcs", 2],
  [countOf, "12.0", 12],
  [countOf, "1.000", null],
  [readInches, "38-½", 38.5],
  [readInches, "38 – ½″", 38.5],
  [readInches, "38 and 1/2", 38.5],
  [pinOf, "141\u200b-001", "141001"],
  [gstinOf, "GSTIN: 27 AAPFU 0939 F1ZV", "27AAPFU0939F1ZV"],
  [gstinOf, "GST No. 27aapfu0939f1zv", "27AAPFU0939F1ZV"],
  [gstinOf, "GSTIN/UIN: 27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  [gstinOf, "GST Reg. No. 27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  [gstinOf, "27AAPFU0939F1ZV,", "27AAPFU0939F1ZV"],
  [emailOf, "Ravi K <mailto:ravi@example.com>", "ravi@example.com"],
  [emailOf, "“ravi@example.com”", "ravi@example.com"],
  [trackingOf, "'00123456789", "00123456789"],
  [trackingOf, '="00123456789"', "00123456789"],
  [trackingOf, "AWB No.: 1234567890", "1234567890"],
  [trackingOf, "1234567890123.0", "1234567890123"],
  [orderNumberWritten, "Order SL-000034", "SL-000034"],
  [orderNumberWritten, "Your order SL-000034 is on its way.", "SL-000034"],
  [orderNumberWritten, "“SL-000034”,", "SL-000034"],
  [orderNumberWritten, "Order no. 34", "SL-000034"],
  [orderNumberWritten, "SL-000034.", "SL-000034"],
  [orderNumberWritten, "SL-000034 or SL-000035", null],
  [orderNumberWritten, "34 Mall Road", null],
  [figuresOf, "Rs. 1,299/-", "1299"],
  [figuresOf, "Rs. Rs. 1,299/- only", "1299"],
  [figuresOf, "₹ १,२९९.५०", "1299.50"],
  [rupeesOf, "1,20,000", 120_000],
  [rupeesOf, "1,200,000.50", 1_200_000.5],
  [colourCodeOf, " 14213d", "#14213d"],
  [hsnOf, "6205.20", "620520"],
  [hsnOf, "६२०५", "6205"],
])("reads by %o what is pasted: %j", (clean, written, meant) => expect(clean(written)).toBe(meant))

test.each(["1499,00", "1.499,00", "1,49", "12,50", "1,,499", "10,000,00", "1,499,"])(
  "takes no amount from %j, whose comma may be a decimal one",
  (written) => expect(rupeesOf(written)).toBeNaN(),
)

test.each([
  ["phone", phoneOf, "98765432101"],
  ["PIN code", pinOf, "1100011"],
  ["one-time code", otpOf, "1234567"],
])("keeps a %s with a digit too many, so that it is an error", (_kind, clean, keys) =>
  expect(typedInto(clean, keys)).toBe(keys),
)
