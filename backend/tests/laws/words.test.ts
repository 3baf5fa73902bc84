import { describe, expect, it } from "vitest"
import { unclearSentences } from "./words"

describe("the words of the project", () => {
  it("are plain: no sentence has a phrase that only this project would use", () => {
    expect(
      unclearSentences().map(({ file, line, phrases, text }) => `${file}:${line} [${phrases.join(", ")}] ${text}`),
    ).toEqual([])
  })
})
