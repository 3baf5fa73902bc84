import { NAME, PHONE } from "@silai/contracts/account/limits"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { code, isTest, treeOf } from "./sources"
import { names, phones, requiredNumbers } from "./requirement-numbers"
import { requiredTexts, requiredTextsToCome } from "./requirement-texts"

/** Every sentence that is a literal in a file: in quotes, or between tags. */
function literalsOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isJsxText(node)) found.push(node.text.replaceAll(/\s+/g, " ").trim())
    ts.forEachChild(node, visit)
  }
  visit(treeOf(file))
  return found
}

// A stand-in imitates another service: the text in Razorpay's window is not our sentence.
const product = code.filter(
  (file) =>
    !isTest(file) &&
    !/\/stand-in\//.test(file) &&
    /^(backend\/(contracts|kit|src)|plugins|storefront\/app|admin\/src)\//.test(file),
)

/** One or two words ("Go Back") may be a coincidence; three or more are a sentence of ours. */
const isSentence = (text: string) => text.trim().split(/\s+/).length >= 3

describe("the texts of the requirements, word for word", () => {
  it.each(requiredTexts)("%s: %s", (_section, required, ours) => expect(ours).toBe(required))

  it.each(requiredNumbers)("%s", (_section, required, ours) => expect(ours).toEqual(required))

  it.each(phones)("accept the phone %j: %s", (phone, valid) => expect(PHONE.pattern.test(phone)).toBe(valid))

  it.each(names)("accept the name %j: %s", (name, valid) => expect(NAME.pattern.test(name)).toBe(valid))
})

describe("the place of a sentence", () => {
  const places = new Map<string, string[]>()
  for (const file of product)
    for (const text of literalsOf(file)) if (isSentence(text)) places.set(text, [...(places.get(text) ?? []), file])

  it("is only in contracts for the texts of the requirements, even for pages not built yet", () => {
    const stray = requiredTextsToCome.flatMap((text) =>
      (places.get(text) ?? [])
        .filter((file) => !file.startsWith("backend/contracts/"))
        .map((file) => `${JSON.stringify(text)}: ${file}`),
    )
    expect(stray).toEqual([])
  })

  it("is once in contracts: no sentence is typed a second time anywhere", () => {
    const pinned = new Set(requiredTexts.map(([, required]) => required))
    const spoken = (text: string, files: string[]) =>
      pinned.has(text) || files.some((file) => /^backend\/contracts\/[^/]+\/messages\.ts$/.test(file))
    const wrong = [...places].filter(
      ([text, files]) =>
        text.length >= 12 && spoken(text, files) && (files.length > 1 || !files[0]?.startsWith("backend/contracts/")),
    )
    expect(wrong.map(([text, files]) => `${JSON.stringify(text)}: ${files.join(", ")}`)).toEqual([])
  })
})
