import { z } from "zod"
import { adminCall, callFor } from "../call"
import { listOf } from "../list"
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
  UID_SORTS,
  UID_STATES,
} from "./limits"
import { LABEL_PRINT, MOST_ON_A_SHEET, SHEET_NAMES } from "./sheet-limits"
import { checkedUid, singleUid, uidBatch, uidLine, uidReport, uidRow } from "./shapes"
import { lineShape, proseShape } from "../text"

const everyone = callFor("everyone")
const read = adminCall("uid.read")
const write = adminCall("uid.write")
const assign = adminCall("uid.assign")

const id = z.string().trim().min(1).max(80)
const typed = z.string().max(UID.maxTyped).describe("as typed or scanned; the label's whole address, too")
const state = z.enum(UID_STATES)

const ofOrder = z.object({ data: z.array(uidLine) })

const filters = {
  search: lineShape(UID_LIST.maxSearch).optional().describe("an id, an order's number, or words of the piece"),
  state: listOf(state, UID_STATES.length).optional(),
  batchId: id.optional(),
  sort: z.enum(UID_SORTS).default("newest"),
  isOften: z.boolean().default(false).describe("only ids checked at too many places lately"),
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
    "The piece behind the number on a label, and how often it was checked.",
    {
      body: z.strictObject({ uid: typed }),
      reply: z.object({ data: checkedUid }),
    },
  ),
  report: everyone("/customer/uid/report", "Reports a piece that seems to be a fake, with photos.", {
    multipart: { field: "photos", maxFiles: UID_REPORT.maxPhotos, maxFileBytes: UID_REPORT.maxPhotoBytes },
    body: z.strictObject({
      uid: z.string().trim().max(UID.maxTyped).default(""),
      where: lineShape(UID_REPORT.maxWhere).default(""),
      words: proseShape(UID_REPORT.maxWords).min(UID_REPORT.minWords),
      contact: lineShape(UID_REPORT.maxContact).default(""),
    }),
    reply: z.object({}),
  }),
  all: read("/admin/uid/all", "Ids by their state, batch, order or piece, newest change first.", {
    body: z.strictObject({ ...filters, ...paged(UID_LIST) }),
    reply: z.object({ data: z.array(uidRow), ...counted, counts: z.record(z.string(), z.number()) }),
  }),
  export: read("/admin/uid/export", fileSummary("The filtered list of ids"), {
    body: z.strictObject(filters),
    reply: z.object({}),
  }),
  batches: read("/admin/uid/batch/all", "Batches with their progress, latest first.", {
    body: z.strictObject({ batchId: id.optional(), ...paged(UID_BATCH_LIST) }),
    reply: z.object({ data: z.array(uidBatch), ...counted }),
  }),
  generate: write("/admin/uid/generate", "Starts creating labels for pieces of one colour and size.", {
    body: z.strictObject({
      variantId: id.describe("the colour's `_id`"),
      size: z.string().trim().min(1).max(20),
      quantity: z.number().int().min(1).max(UID_BATCH.maxIds),
      madeOn: day,
      note: lineShape(UID_BATCH.maxNote).default(""),
    }),
    reply: z.object({ data: uidBatch }),
  }),
  single: read("/admin/uid/single", "One id: its piece, order, history, and possible changes.", {
    body: z.strictObject({ uid: typed }),
    reply: z.object({ data: singleUid }),
  }),
  update: write("/admin/uid/update", "Moves an id to another state: on a label again, void, or reported as copied.", {
    body: z.strictObject({ uid: typed, state, why: proseShape(UID_NOTE).default("") }),
    reply: z.object({ data: singleUid }),
  }),
  remove: write("/admin/uid/remove", "Removes a batch that was never printed.", {
    body: z.strictObject({ batchId: id }),
    reply: z.object({}),
  }),
  print: write(
    "/admin/uid/print",
    "Labels of a part of a batch: answers application/pdf; unprinted ids count as printed from then on.",
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
  reports: read("/admin/uid/report/all", "Pieces reported as fake, latest first.", {
    body: z.strictObject({
      state: z.enum(UID_REPORT_STATES).optional(),
      uid: typed.optional(),
      ...paged(UID_BATCH_LIST),
    }),
    reply: z.object({ data: z.array(uidReport), ...counted, open: z.number().int() }),
  }),
  closeReport: write("/admin/uid/report/update", "Closes a report, or opens it again.", {
    body: z.strictObject({
      _id: id,
      state: z.enum(UID_REPORT_STATES),
      note: proseShape(UID_NOTE).default(""),
    }),
    reply: z.object({ data: uidReport }),
  }),
  reportPhoto: read("/admin/uid/report/photo", "One photo of a report as a picture.", {
    body: z.strictObject({ reportId: id, photoId: id }),
    reply: z.object({}),
  }),
}
