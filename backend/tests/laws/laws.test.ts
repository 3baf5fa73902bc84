import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { importsOf, targetOf } from "./imports"
import { bare, root } from "./sources"

// The laws read the tree through these two; each is shown a file that breaks the law, for a law that cannot fail proves nothing.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-laws-"))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const plant = (name: string, text: string) => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  return path.relative(root, file).replaceAll(path.sep, "/")
}

describe("the eyes of the law", () => {
  it("see every way to import, and which of them are gone once compiled", () => {
    const file = plant(
      "ways.tsx",
      `
      import type { A } from "a"
      import { type B } from "b"
      import { c, type D } from "c"
      import e from "e"
      import "f"
      export { g } from "g"
      export type { H } from "h"
      const i = require("i")
      const j = () => import("j")
      type K = import("k").K
      // import "in-a-comment"
      const text = 'import "in-a-string"'
    `,
    )
    expect(importsOf(file).map(({ what, typeOnly }) => [what, typeOnly])).toEqual([
      ["a", true],
      ["b", true],
      ["c", false],
      ["e", false],
      ["f", false],
      ["g", false],
      ["h", true],
      ["i", false],
      ["j", false],
      ["k", true],
    ])
  })

  it("follow an import to the file it means", () => {
    const from = "plugins/checkout/src/rules/x.ts"
    const target = (what: string) => targetOf({ from, what })
    expect(target("../../../catalogue/src/y")).toBe("plugins/catalogue/src/y")
    expect(target("@silai/contracts/call")).toBe("backend/contracts/call.ts")
    expect(target("~/root")).toBe("storefront/app/root.tsx")
    expect(target("zod")).toBeNull()
  })

  it("look at code, not at what comments and strings say about it", () => {
    const file = plant(
      "prose.tsx",
      [
        "// console.log and Math.random in a comment",
        'const says = "console.log in a string"',
        "const code = `console.log in a template ${Math.random()}`",
        "export const part = <p>console.log between tags</p>",
      ].join("\n"),
    )
    expect(bare(file)).not.toContain("console")
    expect(bare(file).match(/Math\.random/g)).toHaveLength(1)
  })
})
