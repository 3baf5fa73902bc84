import { z } from "zod"
import { picture } from "../catalogue/shapes"
import { UID_REPORT_STATES, UID_STATES, UID_VERDICTS } from "./limits"

const state = z.enum(UID_STATES)

const uidPiece = z.object({
  name: z.string(),
  slug: z.string(),
  color: z.string(),
  colorCode: z.string(),
  size: z.string(),
  thumbnail: z.string(),
})
export type UidPiece = z.output<typeof uidPiece>

export const checkedUid = z.object({
  uid: z.string(),
  written: z.string().describe("as the label has it"),
  verdict: z.enum(UID_VERDICTS),
  why: z.string().describe("of a void one"),
  piece: uidPiece.extend({
    madeOn: z.string(),
    isForSale: z.boolean(),
    picture: picture.nullable().describe("from the current gallery; null once it is no longer sold"),
  }),
  firstCheckedAt: z.string().describe("this check, where it is the first"),
  checks: z.number().int().describe("including this one; a place counts once a day"),
  places: z.number().int(),
  isOften: z.boolean().describe("at more places of late than one piece can be"),
})
export type CheckedUid = z.output<typeof checkedUid>

export const uidBatch = uidPiece.extend({
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
export type UidBatch = z.output<typeof uidBatch>

export const uidRow = uidPiece.extend({
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
export type UidRow = z.output<typeof uidRow>

const history = z.object({
  what: z.enum([...UID_STATES, "label"]).describe("`label`: it was printed, or reprinted"),
  at: z.string(),
  by: z.string(),
  note: z.string(),
  orderNumber: z.string().nullable(),
})

export const singleUid = uidRow.extend({
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
  nextStates: z.array(state).describe("the states that `uid/update` accepts for it now"),
})
export type SingleUid = z.output<typeof singleUid>

export const uidLine = uidPiece.extend({
  itemId: z.string(),
  returnNumber: z
    .string()
    .nullable()
    .describe("the exchange with which it goes out; null for a piece of the order itself"),
  quantity: z.number().int(),
  isLabelled: z.boolean().describe("ids of this colour and size are on labels, so one is required"),
  uids: z.array(z.object({ uid: z.string(), written: z.string(), state })),
})
export type UidLine = z.output<typeof uidLine>

export const uidReport = z.object({
  _id: z.string(),
  uid: z.string().nullable().describe("null if the number is not ours"),
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
export type UidReport = z.output<typeof uidReport>
