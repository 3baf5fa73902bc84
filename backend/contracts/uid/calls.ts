import { z } from "zod"
import { adminCall, callFor } from "../call"
import { picture } from "../catalogue/shapes"
import { day } from "../moment"
import { counted, fileSummary, paged } from "../paging"
import {
  UID,
  UID_BATCH,
  UID_BATCH_LIST,
  UID_LIST,
  UID_NOTE,
  UID_REPORT,
  UID_REPORT_STATES,
  UID_STATES,
  UID_VERDICTS,
} from "./limits"
import { LABEL_PRINT, MOST_ON_A_SHEET, SHEET_NAMES } from "./sheets"

const everyone = callFor("everyone")
const read = adminCall("uid.read")
const write = adminCall("uid.write")
const assign = adminCall("uid.assign")

const id = z.string().trim().min(1).max(80)
const typed = z.string().max(UID.maxTyped).describe("as typed or scanned; the label's whole address, too")
const state = z.enum(UID_STATES)

const piece = z.object({
  name: z.string(),
  slug: z.string(),
  color: z.string(),
  colorCode: z.string(),
  size: z.string(),
  thumbnail: z.string(),
})
export type UidPiece = z.output<typeof piece>

const checked = z.object({
  uid: z.string(),
  written: z.string().describe("as the label has it"),
  verdict: z.enum(UID_VERDICTS),
  why: z.string().describe("of a void one"),
  piece: piece.extend({
    madeOn: z.string(),
    isForSale: z.boolean(),
    picture: picture.nullable().describe("of today's gallery; null once it is not sold any more"),
  }),
  firstCheckedAt: z.string().describe("this check, where it is the first"),
  checks: z.number().int().describe("this one included; a place counts once a day"),
  places: z.number().int(),
  isOften: z.boolean().describe("at more places of late than one piece can be"),
})
export type CheckedUid = z.output<typeof checked>

const batch = piece.extend({
  _id: z.string(),
  number: z.number().int(),
  variantId: z.string(),
  madeOn: z.string(),
  note: z.string(),
  quantity: z.number().int(),
  made: z.number().int(),
  states: z.record(z.string(), z.number().int()),
  printedUpTo: z.number().int().describe("the place of the last one that was ever printed"),
  createdAt: z.string(),
  by: z.string(),
})
export type UidBatch = z.output<typeof batch>

const row = piece.extend({
  uid: z.string(),
  written: z.string(),
  state,
  batchId: z.string(),
  batchNumber: z.number().int(),
  at: z.number().int().describe("its place in the batch, from 1"),
  madeOn: z.string(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  checks: z.number().int(),
  places: z.number().int(),
  isOften: z.boolean(),
  changedAt: z.string(),
})
export type UidRow = z.output<typeof row>

const history = z.object({
  what: z.enum([...UID_STATES, "label"]).describe("`label`: it was printed, or printed once more"),
  at: z.string(),
  by: z.string(),
  note: z.string(),
  orderNumber: z.string().nullable(),
})

const single = row.extend({
  why: z.string(),
  itemId: z.string().nullable(),
  firstCheckedAt: z.string().nullable(),
  order: z
    .object({
      _id: z.string(),
      number: z.string(),
      code: z.number().int(),
      customerName: z.string(),
      phone: z.string(),
    })
    .nullable(),
  reports: z.number().int(),
  history: z.array(history),
  nextStates: z.array(state).describe("what `uid/update` takes for it now"),
})
export type SingleUid = z.output<typeof single>

const ofOrderLine = piece.extend({
  itemId: z.string(),
  quantity: z.number().int(),
  isLabelled: z.boolean().describe("ids of this colour and size are on labels, so that one is asked for"),
  uids: z.array(z.object({ uid: z.string(), written: z.string(), state })),
})
export type UidLine = z.output<typeof ofOrderLine>
const ofOrder = z.object({ data: z.array(ofOrderLine) })

const report = z.object({
  _id: z.string(),
  uid: z.string().nullable().describe("null where the number is none of ours"),
  typed: z.string(),
  where: z.string(),
  words: z.string(),
  contact: z.string(),
  photos: z.array(z.string()).describe("ids for `uid/report/photo`"),
  state: z.enum(UID_REPORT_STATES),
  note: z.string(),
  at: z.string(),
  closedBy: z.string(),
})
export type UidReport = z.output<typeof report>

const filters = {
  search: z
    .string()
    .trim()
    .max(UID_LIST.maxSearch)
    .optional()
    .describe("an id, an order's number, or words of the piece"),
  state: z.array(state).max(UID_STATES.length).optional(),
  batchId: id.optional(),
  isOften: z.boolean().default(false).describe("only what was checked at too many places of late"),
}

const paper = {
  sheet: z.enum(SHEET_NAMES),
  offsetX: z
    .number()
    .min(-LABEL_PRINT.maxOffset)
    .max(LABEL_PRINT.maxOffset)
    .default(0)
    .describe("millimetres to the right"),
  offsetY: z.number().min(-LABEL_PRINT.maxOffset).max(LABEL_PRINT.maxOffset).default(0).describe("millimetres down"),
}
const place = z.number().int().min(1).max(UID_BATCH.maxIds)

export const uidCalls = {
  authentic: everyone(
    "/customer/uid/authentic",
    "What the number on a label belongs to, and how often it was checked.",
    {
      body: z.strictObject({ uid: typed }),
      reply: z.object({ data: checked }),
    },
  ),
  report: everyone("/customer/uid/report", "Tells the shop of a piece that seems to be a fake, with photos.", {
    multipart: { field: "photos", maxFiles: UID_REPORT.maxPhotos, maxFileBytes: UID_REPORT.maxPhotoBytes },
    body: z.strictObject({
      uid: z.string().trim().max(UID.maxTyped).default(""),
      where: z.string().trim().max(UID_REPORT.maxWhere).default(""),
      words: z.string().trim().min(UID_REPORT.minWords).max(UID_REPORT.maxWords),
      contact: z.string().trim().max(UID_REPORT.maxContact).default(""),
    }),
    reply: z.object({}),
  }),
  all: read("/admin/uid/all", "Ids by their state, batch, order or piece, newest change first.", {
    body: z.strictObject({ ...filters, ...paged(UID_LIST) }),
    reply: z.object({ data: z.array(row), ...counted, counts: z.record(z.string(), z.number()) }),
  }),
  export: read("/admin/uid/export", fileSummary("The filtered list of ids"), {
    body: z.strictObject(filters),
    reply: z.object({}),
  }),
  batches: read("/admin/uid/batch/all", "Batches with their progress, latest first.", {
    body: z.strictObject({ batchId: id.optional(), ...paged(UID_BATCH_LIST) }),
    reply: z.object({ data: z.array(batch), ...counted }),
  }),
  generate: write("/admin/uid/generate", "Begins to make ids for pieces of one colour and size.", {
    body: z.strictObject({
      variantId: id.describe("the colour's `_id`"),
      size: z.string().trim().min(1).max(20),
      quantity: z.number().int().min(1).max(UID_BATCH.maxIds),
      madeOn: day,
      note: z.string().trim().max(UID_BATCH.maxNote).default(""),
    }),
    reply: z.object({ data: batch }),
  }),
  single: read("/admin/uid/single", "One id: its piece, order, history, and what may be done with it.", {
    body: z.strictObject({ uid: typed }),
    reply: z.object({ data: single }),
  }),
  update: write("/admin/uid/update", "Takes an id to another state: on a label again, void, or reported as copied.", {
    body: z.strictObject({ uid: typed, state, why: z.string().trim().max(UID_NOTE).default("") }),
    reply: z.object({ data: single }),
  }),
  remove: write("/admin/uid/remove", "Removes a batch of which nothing was ever printed.", {
    body: z.strictObject({ batchId: id }),
    reply: z.object({}),
  }),
  print: write(
    "/admin/uid/print",
    "Labels of a part of a batch: answers application/pdf; what was not printed yet is from then on.",
    {
      body: z.strictObject({
        batchId: id,
        first: place,
        last: place,
        startAt: z.number().int().min(1).max(MOST_ON_A_SHEET).default(1).describe("of the first sheet"),
        copies: z.number().int().min(1).max(LABEL_PRINT.maxCopies).default(1),
        cutMarks: z.boolean().default(false),
        ...paper,
      }),
      reply: z.object({}),
    },
  ),
  testPage: write(
    "/admin/uid/testPage",
    "The outlines of a sheet's labels, to set the printer by: answers application/pdf.",
    {
      body: z.strictObject(paper),
      reply: z.object({}),
    },
  ),
  ofOrder: read("/admin/uid/ofOrder", "The lines of an order, with the ids of their pieces.", {
    body: z.strictObject({ orderId: id }),
    reply: ofOrder,
  }),
  assign: assign("/admin/uid/assign", "Notes, at packing, which label goes out with an order.", {
    body: z.strictObject({ orderId: id, uid: typed, itemId: z.string().trim().max(20).optional() }),
    reply: ofOrder,
  }),
  unassign: assign("/admin/uid/unassign", "Takes a label off an order that has not left the shop.", {
    body: z.strictObject({ orderId: id, uid: typed }),
    reply: ofOrder,
  }),
  reports: read("/admin/uid/report/all", "What people reported as fake, latest first.", {
    body: z.strictObject({
      state: z.enum(UID_REPORT_STATES).optional(),
      uid: typed.optional(),
      ...paged(UID_BATCH_LIST),
    }),
    reply: z.object({ data: z.array(report), ...counted, open: z.number().int() }),
  }),
  closeReport: write("/admin/uid/report/update", "Closes a report, or opens it again.", {
    body: z.strictObject({
      _id: id,
      state: z.enum(UID_REPORT_STATES),
      note: z.string().trim().max(UID_NOTE).default(""),
    }),
    reply: z.object({ data: report }),
  }),
  reportPhoto: read("/admin/uid/report/photo", "One photo of a report as a picture.", {
    body: z.strictObject({ reportId: id, photoId: id }),
    reply: z.object({}),
  }),
}
