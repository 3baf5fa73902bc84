import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "./sources"
import { unclearSentences } from "./words"

/** How many unclear sentences each file may still have. A number may only fall; `WORDS_BASELINE=write` writes them all. */
const place = path.join(root, "backend/tests/words-baseline.json")

describe("the words of the project", () => {
  it("have no more unclear sentences in any file than its baseline allows", () => {
    const found = unclearSentences()
    const counts: Record<string, number> = {}
    for (const { file } of found) counts[file] = (counts[file] ?? 0) + 1
    if (process.env.WORDS_BASELINE === "write") fs.writeFileSync(place, `${JSON.stringify(counts, null, 2)}\n`)
    const allowed = JSON.parse(fs.readFileSync(place, "utf8")) as Record<string, number>
    const more = found
      .filter(({ file }) => counts[file]! > (allowed[file] ?? 0))
      .map(({ file, line, phrases, text }) => `${file}:${line} [${phrases.join(", ")}] ${text}`)
    expect(more).toEqual([])
  })
})
