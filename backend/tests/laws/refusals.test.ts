import { sentenceOf } from "@silai/contracts/refusal"
import { describe, expect, it } from "vitest"
import { refusalsByNoun } from "./contracts"
import { bare, code, isTest } from "./sources"

const all = refusalsByNoun.flatMap(({ noun, objects }) => objects.map((one) => ({ noun, ...one })))

describe("refusals", () => {
  it("have unique codes, each of which starts with its noun", () => {
    const codes = all.map(({ entry }) => entry.code)
    expect(codes.filter((one, at) => codes.indexOf(one) !== at)).toEqual([])
    expect(
      all
        .filter(({ noun, entry }) => !new RegExp(`^${noun}\\.[a-z][a-z_]*$`).test(entry.code))
        .map(({ entry }) => entry.code),
    ).toEqual([])
  })

  it("are used somewhere: a sentence that no one can get is clutter", () => {
    const speakers = code
      .filter((file) => /^(plugins\/[^/]+\/src|backend\/(kit|src)|storefront\/server)\//.test(file) && !isTest(file))
      .map(bare)
      .join("\n")
    const silent = all.filter(({ name, key }) => !new RegExp(`\\b${name}\\.${key}\\b`).test(speakers))
    expect(silent.map(({ entry }) => entry.code)).toEqual([])
  })

  it("have a refusal's status: 4xx for the caller's errors, 5xx only for ours", () => {
    const wrong = all.filter(
      ({ entry: { status, level } }) => status < 400 || status > 599 || (status === 500 && level !== "error"),
    )
    expect(wrong.map(({ entry }) => entry.code)).toEqual([])
  })

  it("name the time until the next try, where a limit refuses", () => {
    const silent = all.filter(
      ({ entry }) => entry.status === 429 && !/ in (2 minutes|a few seconds)\.$/.test(sentenceOf(entry, [90])),
    )
    expect(silent.map(({ entry }) => entry.code)).toEqual([])
  })

  it("begin with a capital, and do not mention databases, stacks or engines", () => {
    const sentences = all.map(({ entry }) => ({
      code: entry.code,
      text: typeof entry.say === "function" ? (entry.say as (...words: string[]) => string)("A", "B", "C") : entry.say,
    }))
    expect(
      sentences
        .filter(
          ({ text }) =>
            !/^["A-Z]/.test(text) ||
            /\b(sql|null|undefined|stack|medusa|postgres|exception|invalid_type)\b/i.test(text),
        )
        .map(({ code: one }) => one),
    ).toEqual([])
  })
})
