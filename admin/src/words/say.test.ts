import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { houseRefusals } from "@silai/contracts/house/messages"
import { accountRefusals } from "@silai/contracts/account/messages"
import { passkeyRefusals } from "@silai/contracts/account/passkey-messages"
import { secondFactorRefusals } from "@silai/contracts/staff/messages"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { orderRefusals } from "@silai/contracts/order/messages"
import { expect, test } from "vitest"
import { en, type Word } from "./en"
import { hi, hiTranslations } from "./hi"
import { sayIn } from "./say"
import { translatedIn } from "./translated"

const english = sayIn({ code: "en", words: en })
const hindi = sayIn({ code: "hi", words: hi })

test("calls one piece one piece, and two pieces; writes numbers as in India", () => {
  expect(english("order.pieces", { n: 1 })).toBe("1 piece")
  expect(english("order.pieces", { n: 120_000 })).toBe("1,20,000 pieces")
  expect(hindi("order.pieces", { n: 2 })).toBe("2 नग")
})

test("fills in values where they belong, in both languages", () => {
  expect(english("account.of", { name: "Kavita Rao", role: english("role.tailor") })).toBe(
    "Account of Kavita Rao, Tailor",
  )
  expect(hindi("order.titled", { number: "SL-000003" })).toBe("ऑर्डर SL-000003")
})

const gapsOf = (words: string | { one: string; other: string }) =>
  [...new Set(JSON.stringify(words).match(/\{\w+\}/g))].sort()

test("has every sentence in each language, with the same values to fill in, and leaves nothing in English", () => {
  for (const word of Object.keys(en) as Word[]) {
    expect(gapsOf(hi[word]), word).toEqual(gapsOf(en[word]))
    expect(JSON.stringify(hi[word]), word).toMatch(/[\u0900-\u097F]/)
  }
})

test("defines no sentence in two files", () => {
  const nouns = import.meta.glob<Record<string, object>>("./en/*.ts", { eager: true })
  const words = Object.values(nouns).flatMap((exported) => Object.values(exported).flatMap((part) => Object.keys(part)))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(words.length).toBe(Object.keys(en).length)
})

/** Every text in the sources that could be a key: as written, or with gaps, as `step.${code}.ask`. */
function textsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.startsWith("words"))
    .flatMap((file) => [...readFileSync(path.join(folder, file), "utf8").matchAll(/(["`])([\w.${}()-]+)\1/g)])
    .map(([, , text]) => text!)
}

test("uses every sentence of the dictionary", () => {
  const texts = [...new Set(textsOf(path.resolve(import.meta.dirname, "..")))]
  const used = new Set(texts)
  const withGaps = texts
    .filter((text) => text.includes("${") && text.includes("."))
    .map((text) => new RegExp(`^${text.replace(/[.()-]/g, "\\$&").replace(/\$\{[^}]*\}/g, "[\\w.-]+?")}$`))
  expect(Object.keys(en).filter((word) => !used.has(word) && !withGaps.some((gap) => gap.test(word)))).toEqual([])
})

test("keeps the sum of a server's sentence in its translation, too", () => {
  const { code, say } = codRefusals.other_sum
  expect(translatedIn(hiTranslations, say(1_299), code)).toContain(" ₹1,299 ")
  expect(translatedIn(hiTranslations, "No sum at all", code)).toBe("No sum at all")
  expect(translatedIn(undefined, say(839), code)).toBe(say(839))
})

test.each([
  houseRefusals.too_many,
  houseRefusals.refused_often,
  accountRefusals.more_proof,
  accountRefusals.otp_turn,
  orderRefusals.look_up_proof,
])("names in Hindi too when the next try is allowed: $code", ({ code, say }) => {
  for (const [seconds, inHindi] of [
    [1, "1 मिनट बाद"],
    [61, "2 मिनट बाद"],
    [3_601, "2 घंटे बाद"],
    [86_400, "24 घंटे बाद"],
  ] as const)
    expect(translatedIn(hiTranslations, say(seconds), code)).toContain(inHindi)
})

test("has Hindi texts for the server's messages about passwords, proofs, passkeys and second steps", () => {
  const { more_proof, password_guessable, password_wrong, proof_wanted, proof_too_young, otp_turn } = accountRefusals
  const asked = [more_proof, password_guessable, password_wrong, proof_wanted, proof_too_young, otp_turn]
  const all = [...asked, ...Object.values(passkeyRefusals), ...Object.values(secondFactorRefusals)]
  expect(all.map(({ code }) => code).filter((code) => !hiTranslations[code])).toEqual([])
})

test("has Hindi texts for the server's messages about orders and measurements, and the general ones", () => {
  const fromOutside = [
    "order.link_over",
    "measurement.other_unknown",
    "measurement.name_taken",
    "measurement.too_many_others",
    "house.not_json",
    "house.not_multipart",
    "house.foreign_origin",
    "house.no_token",
  ]
  const codes = [orderRefusals, measurementRefusals, houseRefusals]
    .flatMap((refusals) => Object.values(refusals))
    .map(({ code }) => code)
  expect(codes.filter((code) => !hiTranslations[code])).toEqual(fromOutside)
  for (const [sentence, inHindi] of Object.entries(hiTranslations)) expect(inHindi, sentence).toMatch(/[\u0900-\u097F]/)
})
