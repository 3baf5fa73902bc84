import { REFUND_REASONS, REFUND_STATES } from "@silai/contracts/checkout/limits"
import { REFUND_STATE } from "@silai/contracts/checkout/refund-states"
import { COUPON_KIND } from "@silai/contracts/coupon/kinds"
import { COUPON_KINDS } from "@silai/contracts/coupon/limits"
import { SENT_FILES } from "@silai/contracts/file/sent-kinds"
import { NOTE_TOPICS } from "@silai/contracts/messaging/note-topics"
import { LETTER_TOPICS } from "@silai/contracts/messaging/topics"
import { WHATSAPP_TEMPLATES } from "@silai/contracts/messaging/whatsapp"
import { ORDER_STATUSES } from "@silai/contracts/order/status"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_KINDS } from "@silai/contracts/returns/limits"
import { RETURN_STATES } from "@silai/contracts/returns/states"
import { LABEL_SHEETS, SHEET_NAMES } from "@silai/contracts/uid/sheet-limits"
import { expect, it } from "vitest"
import { bare, code, isTest, textOf } from "./sources"

/** The tables of kinds and states, each with its file. */
const tables: Record<string, readonly object[]> = {
  "backend/contracts/checkout/refund-states.ts": Object.values(REFUND_STATE),
  "backend/contracts/coupon/kinds.ts": Object.values(COUPON_KIND),
  "backend/contracts/file/sent-kinds.ts": Object.values(SENT_FILES),
  "backend/contracts/order/status.ts": ORDER_STATUSES,
  "backend/contracts/returns/kinds.ts": Object.values(RETURN_KIND),
  "backend/contracts/returns/states.ts": RETURN_STATES,
  "backend/contracts/uid/sheet-limits.ts": Object.values(LABEL_SHEETS),
}

const product = code.filter((file) => !isTest(file))

/**
 * The fields of a table's rows that the product does not read, as `.field` or out of `{ field }`; in the table's own
 * file, only the latter.
 */
function unread(table: string, rows: readonly object[]): string[] {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return fields.filter((field) => {
    const reads = new RegExp(`(\\.|[{,]\\s*)${field}\\b`)
    const readsOwn = new RegExp(`[{,]\\s*${field}\\b[^:{}]*} =`)
    return !product.some((file) => {
      const read = file === table ? readsOwn : reads
      return read.test(textOf(file)) && read.test(bare(file))
    })
  })
}

it("reads every field of a kind or a state somewhere", () => {
  const found = Object.entries(tables).flatMap(([table, rows]) => unread(table, rows).map((field) => [table, field]))
  expect(found).toEqual([])
})

it("finds a field that nothing reads", () => {
  expect(unread("backend/contracts/order/status.ts", [{ code: 0, writtenInRhyme: true }])).toEqual(["writtenInRhyme"])
})

it("leaves decisions to the table of return kinds, not to comparisons with one of them", () => {
  const kinds = RETURN_KINDS.join("|")
  const compared = new RegExp(`[!=]== "(?:${kinds})"|\\bkind (?:=|<>) '(?:${kinds})'`)
  expect(product.filter((file) => !/migrations/.test(file) && compared.test(textOf(file)))).toEqual([])
})

/** Closed lists whose differences are written in a table, by the names under which code has one of them. */
const closed: Record<string, readonly string[]> = {
  kind: COUPON_KINDS,
  reason: REFUND_REASONS,
  sheet: SHEET_NAMES,
  template: Object.keys(WHATSAPP_TEMPLATES),
  topic: [...Object.keys(LETTER_TOPICS), ...Object.keys(NOTE_TOPICS)],
}
const isCompared = (text: string) =>
  Object.entries(closed).some(([name, words]) =>
    new RegExp(`\\b${name} [!=]== "(?:${words.join("|").replaceAll(".", "\\.")})"`).test(text),
  )

it("leaves decisions on coupons, refunds, label sheets, mails and notes to their tables", () => {
  expect(product.filter((file) => isCompared(textOf(file)))).toEqual([])
  expect(isCompared(`if (topic === "order.placed") return`)).toBe(true)
  expect(isCompared(`rule.kind !== "shipping" && due`)).toBe(true)
})

it("leaves lists of a refund's states to their table, not to each statement", () => {
  const listed = new RegExp(`\\bstate (?:not )?in \\('(?:${REFUND_STATES.join("|")})'`)
  const owned = product.filter((file) => /^plugins\/checkout\//.test(file) && !/migrations/.test(file))
  expect(owned.filter((file) => listed.test(textOf(file)))).toEqual([])
})
