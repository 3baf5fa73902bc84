import { CallRefused } from "@silai/contracts/refused"
import { expect, test } from "vitest"
import { sentenceOf, setLanguage } from "./language"

const refused = (status: number) => new CallRefused("house.broken", "Something broke.", status, undefined, {}, "id-1")

test("names the request of a fault in a short message, in both languages, and of no refusal", async () => {
  expect(sentenceOf(refused(500))).toBe("Something broke. Reference id-1")
  expect(sentenceOf(refused(409))).toBe("Something broke.")
  await setLanguage("hi")
  expect(sentenceOf(refused(500))).toMatch(/^Something broke\. .*[\u0900-\u097f].* id-1$/)
  await setLanguage("en")
})
