import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { parseAst } from "vite"
import { leanRouter, routerForSale } from "../lean-router"

type Handler = (this: { parse: typeof parseAst }, code: string) => { code: string }
const { handler } = leanRouter.transform as unknown as { handler: Handler }
const lean = (code: string) => handler.call({ parse: parseAst }, code).code

test("advice and errors that only a programmer can cause lose their words, nothing else does", () => {
  expect(lean(`warning(x, "Do not"); invariant(a(b), "No route " + b); throw new Error("Gone")`)).toBe(
    `; invariant(a(b), 1); throw new Error("Gone")`,
  )
  expect(lean(`if (!x) warnOnce(x, \`(a) "b"\`)\nelse go("warning(1)")`)).toBe(`if (!x) ;\nelse go("warning(1)")`)
  expect(lean("function invariant(value, message) {}")).toBe("function invariant(value, message) {}")
})

const folder = dirname(routerForSale[0]!.replacement)
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => readFileSync(join(folder, name), "utf8"))

test("the library as it is installed stays whole, and none of its advice is left", () => {
  const exported = (code: string) =>
    parseAst(code)
      .body.filter(({ type }) => type.startsWith("Export"))
      .map(({ start, end }) => code.slice(start, end))
  for (const file of files) expect(exported(lean(file))).toEqual(exported(file))
  const [before, after] = [files, files.map(lean)].map((all) => all.join("").length)
  expect(after! / before!).toBeLessThan(0.98)
  expect(files.map(lean).join("")).not.toMatch(/^\w+\.displayName = |console\.log\(\s*"\\u\{1F4BF\}|^\s*warnOnce\(/m)
})
