import { expect, test } from "vitest"
import { en } from "../../words/en"
import { sayIn } from "../../words/say"
import { chatPath, dayMark, firstNameOf, initialsOf, lineOf, nameOf, textParts, windowLeft } from "./words"

const say = sayIn({ code: "en", words: en })
const now = Date.parse("2026-11-26T20:00:00+05:30")

test.each([
  ["2026-11-25T19:00:00Z", "Today"],
  ["2026-11-25T18:00:00Z", "Yesterday"],
  ["2026-11-21T06:00:00Z", "Saturday 21 November"],
  ["2025-11-21T06:00:00Z", "Friday 21 November 2025"],
])("puts a message of %s under the mark %s, by the shop's days", (at, mark) => {
  expect(dayMark(say, at, now)).toBe(mark)
})

test("counts the window's clock down in whole minutes, and then says that it is over", () => {
  expect(windowLeft(new Date(now + 23 * 3_600_000 + 61_000).toISOString(), now)).toEqual({ hours: 23, minutes: 1 })
  expect(windowLeft(new Date(now + 30_000).toISOString(), now)).toEqual({ hours: 0, minutes: 0 })
  expect([windowLeft(new Date(now).toISOString(), now), windowLeft(null, now)]).toEqual([null, null])
})

test("turns links in a message into links, without the full stop behind them, and nothing else", () => {
  expect(textParts("See https://silai.example/product/x?a=1, please.")).toEqual([
    { text: "See " },
    { text: "https://silai.example/product/x?a=1", href: "https://silai.example/product/x?a=1" },
    { text: ", please." },
  ])
  expect(textParts("javascript:alert(1) www.x.example")).toEqual([{ text: "javascript:alert(1) www.x.example" }])
  expect(textParts("")).toEqual([])
})

test("calls a person without a name by the phone, and has words for one without a phone", () => {
  expect(nameOf(say, { name: "Asha Verma", phone: null })).toBe("Asha Verma")
  expect(nameOf(say, { name: "+919814012345", phone: "+919814012345" })).toBe("+91 98140 12345")
  expect(nameOf(say, { name: "", phone: null })).toBe("Without a name")
  expect([firstNameOf("Asha Verma"), firstNameOf("+91 98140"), firstNameOf("आशा वर्मा")]).toEqual(["Asha", "", "आशा"])
  expect([initialsOf("asha verma singh"), initialsOf("+91 98140"), initialsOf("आशा")]).toEqual(["AV", "#", "आ"])
  expect(chatPath({ _id: "wch_1", name: "A/b %" })).toBe("/whatsapp/wch_1/A%2Fb%20%25")
  expect(chatPath({ _id: "wch_1", name: "" })).toBe("/whatsapp/wch_1")
})

test("names a message without words by its kind", () => {
  expect(lineOf(say, { kind: "voice", text: "" })).toBe("Voice message")
  expect(lineOf(say, { kind: "image", text: "My shirt" })).toBe("My shirt")
})
