import { z } from "zod"
import { adminCall, callFor } from "../call"
import { NUMBERED, PAPER_LINK, PAPER_PRINT, PAPERS, SERIES, TAX_FILES, TAX_MONTH } from "./limits"
import { listOf } from "../list"
import { chosenOrders } from "../order/matching"

const everyone = callFor("everyone")
const read = adminCall("order.read")
const books = adminCall("payment.read")

const id = z.string().trim().min(1).max(80)
const ofOrder = { orderId: id, key: z.string().trim().max(120).optional().describe("of the link in the order's mail") }
const pdf = z.object({}).describe("answers application/pdf")

const paper = z.object({
  kind: z.enum(NUMBERED),
  number: z.string(),
  issuedAt: z.string(),
  totalRupees: z.number(),
  path: z
    .string()
    .describe(`its file, under \`/api\`: a GET without a session, for ${PAPER_LINK.validMinutes} minutes`),
})
export type Paper = z.output<typeof paper>

const month = z.string().regex(TAX_MONTH).describe("2026-11")
const sums = {
  taxableRupees: z.number(),
  cgstRupees: z.number(),
  sgstRupees: z.number(),
  igstRupees: z.number(),
  totalRupees: z.number(),
}
const report = z.object({
  month,
  sellerGstin: z.string(),
  documents: z.array(
    z.object({
      kind: z.enum(NUMBERED),
      count: z.number().int(),
      first: z.string(),
      last: z.string(),
      ...sums,
    }),
  ),
  rates: z.array(z.object({ ratePercent: z.number(), ...sums })).describe("invoices less credit notes"),
  hsn: z.array(z.object({ hsn: z.string(), ratePercent: z.number(), quantity: z.number().int(), ...sums })),
  places: z.array(
    z.object({
      placeOfSupply: z.string(),
      state: z.string(),
      isBusiness: z.boolean(),
      ratePercent: z.number(),
      ...sums,
    }),
  ),
})
export type TaxReport = z.output<typeof report>

export const paperCalls = {
  all: everyone(
    "/customer/paper/all",
    "The invoice and credit notes of an order, oldest first; for its buyer and the shop.",
    {
      body: z.strictObject(ofOrder),
      reply: z.object({ data: z.array(paper) }),
    },
  ),
  invoice: everyone(
    "/customer/paper/invoice",
    "The tax invoice of an order as a file: answers application/pdf; for its buyer and the shop.",
    { body: z.strictObject(ofOrder), reply: pdf },
  ),
  creditNote: everyone(
    "/customer/paper/creditNote",
    "A credit note of an order as a file: answers application/pdf; for its buyer and the shop.",
    { body: z.strictObject({ ...ofOrder, number: z.string().regex(SERIES.pattern) }), reply: pdf },
  ),
  print: read(
    "/admin/paper/print",
    `Papers of up to ${PAPER_PRINT.orders} orders as one file, order by order as in the list: answers application/pdf. Orders without one are left out; labels on A4 come last, because four orders share a sheet.`,
    {
      body: z.strictObject({ kinds: listOf(z.enum(PAPERS), PAPERS.length, { least: 1 }), of: chosenOrders }),
      reply: pdf,
    },
  ),
  report: books(
    "/admin/paper/report",
    "A month's invoices and credit notes by rate, HSN and place of supply, as the tax return needs them.",
    { body: z.strictObject({ month }), reply: z.object({ data: report }) },
  ),
  export: books(
    "/admin/paper/export",
    "A month's tax papers, its HSN summary, its sums by place of supply, or its refunds as a file: answers text/csv.",
    { body: z.strictObject({ month, what: z.enum(TAX_FILES) }), reply: z.object({}) },
  ),
}
