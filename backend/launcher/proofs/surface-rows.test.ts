import { expect, it } from "vitest"
import { readSurface, rowsTouched, tableChanges } from "./surface-rows.mjs"

const surface = readSurface(`# What we rely on

| name | in | why | noticed by |
|---|---|---|---|
| \`baseRepository_\` | backend/kit/engine/engine-transaction.ts | one transaction | backend/tests/calls/checkout/paying.test.ts |
| \`_router\` | backend/src/short-way.ts | the short way | backend/src/short-way.test.ts |

### order

| file | reads | writes |
|---|---|---|
| plugins/order/src/a.ts | id, status |  |
| plugins/order/src/b.ts | id | updates: metadata |
`)

it("names the rows that a failed test, a type error and a missing column each touch", () => {
  expect(rowsTouched(surface, { words: "expected 1", files: ["backend/src/short-way.test.ts"] })).toEqual([
    "_router (backend/src/short-way.ts)",
  ])
  expect(rowsTouched(surface, { words: "backend/kit/engine/engine-transaction.ts(26,3): error TS2339" })).toEqual([
    "baseRepository_ (backend/kit/engine/engine-transaction.ts)",
  ])
  expect(rowsTouched(surface, { words: "order.metadata in plugins/order/src/b.ts" })).toEqual([
    "order.metadata (plugins/order/src/b.ts)",
  ])
  expect(rowsTouched(surface, { words: 'relation "order" does not exist' })).toHaveLength(2)
  expect(rowsTouched(surface, { words: "nothing of ours" })).toEqual([])
})

it("distinguishes removed and added columns", () => {
  expect(tableChanges({ order: "id status", cart: "id" }, { order: "id state", cart: "id" })).toEqual({
    gone: ["order.status"],
    added: ["order.state"],
  })
})
