import { z } from "zod"
import { adminCall, callFor } from "../call"
import { listOf } from "../list"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { INSIGHT, INSIGHT_SPANS, INSIGHT_STEPS, VISIT_SOURCES } from "./limits"
import { lineShape } from "../text"

const everyone = callFor("everyone")
const read = adminCall("dashboard.read")

const type = z.enum(MEASUREMENT_TYPES)
const source = z.enum(VISIT_SOURCES)
const step = z.enum(INSIGHT_STEPS)

const event = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("visit"), source }),
  z.strictObject({ name: z.literal("step"), step }),
  z.strictObject({ name: z.literal("searchWithoutResult"), words: lineShape(INSIGHT.maxWords).min(1) }),
  z.strictObject({
    name: z.literal("sizeMissing"),
    variantId: z.string().trim().min(1).max(80),
    size: z.string().trim().min(1).max(INSIGHT.maxSize),
  }),
  z.strictObject({ name: z.literal("measuringBegun"), type }),
  z.strictObject({ name: z.literal("measuringFinished"), type }),
])
export type InsightEvent = z.output<typeof event>

const count = z.number().int()

const report = z.object({
  from: z.string().describe("the first day, in India"),
  to: z.string().describe("today, in India"),
  visits: count,
  funnel: z.array(z.object({ step, count })).describe("visits that came so far, in the order of the steps"),
  sources: z.array(z.object({ source, count })).describe("the most frequent first"),
  searches: z.array(z.object({ words: z.string(), count })).describe("that found nothing, the most frequent first"),
  sizes: z
    .array(z.object({ _id: z.string(), name: z.string(), size: z.string(), count }))
    .describe("asked for and not there, the most frequent first; `_id` is the variant's"),
  measuring: z.array(z.object({ type, begun: count, finished: count })),
  byDay: z
    .array(z.object({ day: z.string(), visits: count, orders: count }))
    .describe("days without either are left out"),
})
export type InsightReport = z.output<typeof report>

export const insightCalls = {
  log: everyone(
    "/customer/insight/log",
    "Counts what happened in a visit, with the shopper's consent: known events only, and nothing that says who it was.",
    {
      body: z.strictObject({
        consent: z.literal(true).describe("the shopper has allowed it in this browser"),
        events: listOf(event, INSIGHT.maxEvents, { least: 1 }),
      }),
      reply: z.object({}),
    },
  ),
  report: read("/admin/insight/report", "Sums of what shoppers who agreed to it looked for, over the last days.", {
    body: z.strictObject({
      days: z.literal([...INSIGHT_SPANS]).default(INSIGHT_SPANS[1]),
    }),
    reply: z.object({ data: report }),
  }),
}
