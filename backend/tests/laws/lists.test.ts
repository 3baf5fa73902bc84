import { everyCall } from "@silai/contracts/every-call"
import { BODY } from "@silai/contracts/house/limits"
import { listOf, recordOf } from "@silai/contracts/list"
import { expect, it } from "vitest"
import { z } from "zod"
import { bareLists } from "../../src/gate/bare-lists"
import { code, isTest, treeOf } from "./sources"
import ts from "typescript"

/** `z.array(…)` with a length behind it, as a file writes it. */
function cappedArrays(text: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^(max|nonempty)$/.test(node.expression.name.text) &&
      /^z\s*\.array\(/.test(node.expression.expression.getText(text))
    )
      found.push(node.getText(text).slice(0, 60))
    ts.forEachChild(node, visit)
  }
  visit(text)
  return found
}

it("measures every list and record in the body of a call before it is read", () => {
  expect(everyCall.length).toBeGreaterThan(100)
  expect(everyCall.flatMap(({ path, body }) => bareLists(body).map((place) => `${path} ${place}`))).toEqual([])
})

it("checks no list's length after its content", () => {
  const contracts = code.filter((file) => /^(backend\/contracts|plugins\/[^/]+\/src)\//.test(file) && !isTest(file))
  const others = contracts.filter((file) => file !== "backend/contracts/list.ts")
  expect(others.flatMap((file) => cappedArrays(treeOf(file)).map((what) => `${file}: ${what}`))).toEqual([])
})

it("finds a bare list wherever a shape can hold one", () => {
  const item = z.strictObject({ name: z.string() })
  const bare: Record<string, z.ZodType> = {
    array: z.array(item).max(3),
    optional: z.array(item).max(3).optional(),
    default: z.array(item).max(3).default([]),
    refined: z.array(item).max(3).refine(Boolean),
    union: z.union([z.string(), z.array(z.string()).max(3)]),
    transformed: z.array(z.string()).transform(String),
    inside: listOf(z.strictObject({ deep: z.array(z.string()).max(3) }), 3),
    record: z.record(z.string(), z.string()),
    "record inside": recordOf(z.string(), z.array(z.string()).max(3), 3),
    set: z.set(z.string()).max(3),
    lazy: z.lazy(() => z.array(z.string())),
  }
  for (const [name, type] of Object.entries(bare))
    expect([name, bareLists(z.strictObject({ field: type })).length]).toEqual([name, 1])
  const unmeasured = z.array(z.unknown()).pipe(z.array(item))
  expect(bareLists(unmeasured)).toEqual(["body: array", "body: array"])
  const measured = [
    listOf(item, 3),
    listOf(item, 3, { least: 1 }).optional(),
    listOf(listOf(item, 3), 3),
    recordOf(z.string(), z.number(), 3),
  ]
  for (const type of measured) expect(bareLists(z.strictObject({ field: type }))).toEqual([])
  const broken = `const body = z.strictObject({ ids: z.array(id).min(1).max(9), more: z\n  .array(id)\n  .max(9) })`
  const file = ts.createSourceFile("calls.ts", broken, ts.ScriptTarget.ES2022, true)
  expect(cappedArrays(file)).toHaveLength(2)
})

it("refuses a list only by its length, even with many wrong items, and documents it as a list", () => {
  const list = listOf(z.strictObject({ name: z.string().max(5) }), 2, { least: 1, say: "Choose something." })
  expect(list.parse([{ name: "one" }])).toEqual([{ name: "one" }])
  expect(list.safeParse([]).error?.issues.map(({ message }) => message)).toEqual(["Choose something."])
  expect(list.safeParse(Array(30_000).fill({})).error?.issues).toHaveLength(1)
  expect(list.safeParse([{}, 3]).error?.issues.map(({ path }) => path)).toEqual([[0, "name"], [1]])
  expect(z.toJSONSchema(list, { io: "input" })).toMatchObject({
    type: "array",
    minItems: 1,
    maxItems: 2,
    items: { type: "object", properties: { name: { type: "string", maxLength: 5 } } },
  })
  const record = recordOf(z.string().max(3), z.number(), 2)
  expect(record.parse({ a: 1 })).toEqual({ a: 1 })
  expect(record.safeParse({ a: "", b: "", c: "" }).error?.issues).toHaveLength(1)
  expect(z.toJSONSchema(record, { io: "input" })).toMatchObject({ additionalProperties: { type: "number" } })
})

it("lets a body have as many parts as the longest list that a call takes", () => {
  // The largest bodies that a call takes whole: 300 sizes of stock with six facts each, 50 bag items with all their fields.
  expect(BODY.maxNodes).toBeGreaterThan(300 * 7 + 10)
  expect(BODY.maxNodes).toBeGreaterThan(50 * 60)
})
