import { describe, expect, test } from "vitest"
import { emailOf, isEmail } from "./account/email"
import { OTP, PHONE } from "./account/limits"
import { faultOfName, nameOf } from "./account/name"
import { otpOf } from "./account/otp"
import { phoneOf } from "./account/phone"
import { gstinOf } from "./checkout/gstin"
import { GSTIN, PIN } from "./checkout/limits"
import { pinOf } from "./place/pin"
import { figuresOf, rupeesOf } from "./rupees"
import { colourCodeOf, hsnOf } from "./catalogue/codes"
import { COLOUR_CODE, HSN } from "./catalogue/limits"
import { couponCodeOf } from "./coupon/code"
import { COUPON } from "./coupon/limits"
import { countOf } from "./inventory/count"
import { readInches, writeInches } from "./measurement/inches"
import { orderNumberOf } from "./order/limits"
import { orderNumberWritten } from "./order/number"
import { isShortened, trackingOf } from "./order/tracking"
import { oneLine, plainOf, visible } from "./plain"
import { trimmed } from "./review/review-text"
import { isShopPhone, shopPhoneOf } from "./shop/phone"
import { lineShape, proseShape } from "./text"
import { readUid, uidOf, writeUid } from "./uid/code"
import { UID } from "./uid/limits"
import { seeded } from "../tests/rig/seeded"

const draw = seeded("contracts cleaners")
const one = <T>(of: readonly T[]): T => of[draw.below(of.length)]!
const many = (most: number, of: () => string): string => Array.from({ length: draw.below(most + 1) }, of).join("")
const times = 10_000
/** The first of the inputs that fail. */
const faultsOf = (judge: () => object | null) =>
  Array.from({ length: times }, judge)
    .filter((fault) => fault !== null)
    .slice(0, 3)

const digit = () => String(draw.below(10))
const digits = (count: number) => Array.from({ length: count }, digit).join("")
const letter = () => one([..."abcdefghijklmnopqrstuvwxyz"])
const capital = () => letter().toUpperCase()

/** Pieces of what people paste: letters of many scripts, marks that are not seen, quotes, dashes, digits, prefixes. */
const PIECES = [
  ..."abzAZ019 @.,;:'\"-_+#/()<>*`~!%&=?\t\n",
  ..."\u200b\u200c\u200d\u200e\u2060\ufeff\u00ad\u00a0\u202f\u3000\u034f\ufe0f\u115f\u2028\r",
  ..."‘’‚‛“”„«»–—‑−‐′″＇＂－＠．ａＺ０９９८৯३௫٥۵०½⅜₹",
  ..."कुर्मह്രഅন্যকਪੰਜதமிழ்ಅઅଅఅا",
  "+91",
  "0091",
  "mailto:",
  "Code: ",
  "GSTIN ",
  "Rs. ",
  "/-",
  "SL-",
  "E+12",
  "🌸",
  "👨‍👩‍👧",
  "\ud800",
]
const pasted = () => many(14, () => one(PIECES))

const [line, prose] = [lineShape(2000), proseShape(2000)]
const CLEANERS: Record<string, (written: string) => string> = {
  plainOf,
  oneLine,
  visible,
  phoneOf,
  otpOf,
  emailOf,
  nameOf,
  pinOf,
  gstinOf,
  couponCodeOf,
  trackingOf,
  figuresOf,
  colourCodeOf,
  hsnOf,
  shopPhoneOf,
  "a line": (written) => line.parse(written),
  "a text of several lines": (written) => prose.parse(written),
  "a review": (written) => trimmed({ rating: 5, userName: "Asha", reviewTitle: "", review: written }).review,
}

test.each(Object.entries(CLEANERS))("leaves a cleaned text unchanged by %s, whatever was pasted", (_name, clean) => {
  const faults = faultsOf(() => {
    const written = pasted()
    const cleaned = clean(written)
    return clean(cleaned) === cleaned ? null : { written, cleaned, again: clean(cleaned) }
  })
  expect(faults).toEqual([])
})

const VALID: Record<
  string,
  { make: () => string; clean: (written: string) => string; isValid: (text: string) => boolean }
> = {
  phone: {
    make: () => one(["6", "7", "8", "9"]) + digits(9),
    clean: phoneOf,
    isValid: (phone) => PHONE.pattern.test(phone),
  },
  "number of the shop": {
    make: () => {
      const gap = () => one(["", " ", "-"])
      const grouped = (count: number) => Array.from({ length: count }, () => gap() + digit()).join("")
      return one([
        () => `+91${gap()}${one([..."234569"])}${grouped(9)}`,
        () => `${one(["1800", "1860"])}${grouped(one([6, 7]))}`,
      ])()
    },
    clean: shopPhoneOf,
    isValid: isShopPhone,
  },
  "one-time code": { make: () => digits(OTP.digits), clean: otpOf, isValid: (otp) => OTP.pattern.test(otp) },
  "PIN code": {
    make: () => String(1 + draw.below(9)) + digits(5),
    clean: pinOf,
    isValid: (pin) => PIN.pattern.test(pin),
  },
  email: {
    make: () => {
      const part = () => letter() + many(6, () => one([letter(), digit(), "_", "-", "+", "'"])) + letter()
      return `${part()}${one(["", `.${part()}`])}@${letter()}${many(8, letter)}.${one(["in", "com", "co.in", "भारत"])}`
    },
    clean: emailOf,
    isValid: isEmail,
  },
  name: {
    make: () =>
      [letter, () => one(["क", "कु", "र्‍", "प्र‍", "ക്‍", "র‍্যা", "é", "D’S", "A.", "S-"])]
        .map((of) => capital() + many(4, of) + one(["क", letter()]) + letter())
        .join(one([" ", "-", "'", "’", ". "])),
    clean: nameOf,
    isValid: (name) => faultOfName(name) === null,
  },
  "coupon code": {
    make: () => capital() + many(10, () => one([capital(), digit(), "-"])) + digits(2),
    clean: couponCodeOf,
    isValid: (code) => COUPON.pattern.test(code),
  },
  GSTIN: {
    make: () =>
      `${digits(2)}${capital()}${capital()}${capital()}${capital()}${capital()}${digits(4)}${capital()}1Z${digit()}`,
    clean: gstinOf,
    isValid: (gstin) => GSTIN.pattern.test(gstin),
  },
  "HSN code": { make: () => one([digits(4), digits(6), digits(8)]), clean: hsnOf, isValid: (code) => HSN.test(code) },
  "colour code": {
    make: () => `#${Array.from({ length: 6 }, () => one([..."0123456789abcdefABCDEF"])).join("")}`,
    clean: colourCodeOf,
    isValid: (code) => COLOUR_CODE.test(code),
  },
  "tracking number": {
    make: () => one(["", "AWB", "EE", "DL-", "sr/"]) + digits(8) + one(["", "IN"]),
    clean: trackingOf,
    isValid: (tracking) => !isShortened(tracking),
  },
  "piece's id": {
    make: () => writeUid(uidOf(draw.bytes(UID.bytes))),
    clean: (typed) => {
      const read = readUid(typed)
      return "id" in read ? writeUid(read.id) : ""
    },
    isValid: (id) => id !== "",
  },
  "order number": {
    make: () => orderNumberOf(1 + draw.below(999_999_999)),
    clean: (typed) => orderNumberWritten(typed) ?? "",
    isValid: (number) => number !== "",
  },
  rupees: {
    make: () => `${1 + draw.below(99_999)}${one(["", ".5", ".25"])}`,
    clean: (typed) => String(rupeesOf(typed)),
    isValid: (text) => text !== "NaN",
  },
  inches: {
    make: () => writeInches((40 + draw.below(600)) / 8),
    clean: (typed) => writeInches(readInches(typed) ?? 0),
    isValid: (text) => text !== "0",
  },
  count: {
    make: () => String(draw.below(99_999)),
    clean: (typed) => String(countOf(typed)),
    isValid: (text) => text !== "null",
  },
}

const SETS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0660, 0x06f0, 0xff10]
/** The same as another keyboard, a message or a spreadsheet writes it. */
function disguised(text: string): string {
  const zero = one(SETS)
  const around = one(["", " ", "\u00a0", "\u200b", "\ufeff", "\u2060", "\u202a"])
  const inside = () => one(["", "", "\u200b", "\u2060", "\u00ad"])
  const letters = [...text].map((sign) =>
    /[0-9]/.test(sign) && !/[½⅜⅛¼⅝¾⅞]/.test(text)
      ? String.fromCodePoint(zero + Number(sign))
      : sign === "-"
        ? one(["-", "–", "‑", "−"])
        : sign,
  )
  return around + letters.map((sign) => sign + inside()).join("") + around
}

describe.each(Object.entries(VALID))("a valid %s", (_kind, { make, clean, isValid }) => {
  test("is never changed", () => {
    const faults = faultsOf(() => {
      const valid = make()
      return isValid(valid) && clean(valid) === valid ? null : { valid, cleaned: clean(valid) }
    })
    expect(faults).toEqual([])
  })

  test("is read with other digits and dashes, and with invisible marks", () => {
    const faults = faultsOf(() => {
      const valid = make()
      const written = disguised(valid)
      return clean(written) === valid ? null : { valid, written, cleaned: clean(written) }
    })
    expect(faults).toEqual([])
  })
})

const words = () =>
  [1, 2, 3].map(() => `${many(6, () => one([letter(), digit(), "क", "९", "र्‍य", "ਪੰ", "é", "’", "–", "₹", "🌸"]))}a`)

// A text keeps its own digits, quotes and dashes.
test.each([
  ["a line", () => words().join(" "), CLEANERS["a line"]!],
  ["several lines", () => words().join(one(["\n", "\n\n", "  "])), CLEANERS["a text of several lines"]!],
  ["a review", () => words().join(one(["\n", "\n\n", "  "])), CLEANERS["a review"]!],
] as const)("keeps every sign of %s", (_kind, make, clean) => {
  const faults = faultsOf(() => {
    const text = make()
    return clean(text) === text ? null : { text, cleaned: clean(text) }
  })
  expect(faults).toEqual([])
})

test.each([
  ["\u095b\u093e\u0915\u093f\u0930", "\u091c\u093c\u093e\u0915\u093f\u0930"],
  ["Jose\u0301", "Jos\u00e9"],
  ["\u0a36\u0a47\u0a30", "\u0a38\u0a3c\u0a47\u0a30"],
  ["\u09af\u09bc", "\u09df"],
  ["𝐑𝐚𝐯𝐢 𝓚𝓾𝓶𝓪𝓻", "Ravi Kumar"],
])("spells %j and %j alike in names, lines and texts", (one, other) => {
  for (const clean of [nameOf, oneLine, CLEANERS["a line"]!, CLEANERS["a text of several lines"]!])
    expect(clean(one)).toBe(clean(other))
})

test("refuses a name in letters that no paper has, and accepts each script of India that one has", () => {
  for (const name of ["李小龙", "Иван Петров", "ᱥᱟᱱᱛᱟᱲ ᱦᱚᱲ", "สมชาย", "Ravi 李"])
    expect(faultOfName(name), name).toBe("script")
  for (const name of ["Nguyễn Văn", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "محمد رحمان", "അനിവര്‍", "Łukasz", "राजेश"])
    expect(faultOfName(nameOf(name)), name).toBe(null)
})
