import { z } from "zod"
import { adminCall } from "../call"
import { FAILED_KINDS } from "./limits"
import { noticeSays } from "./messages"

/** Work that the shop has tried for a day in vain, or that cannot be done as it is. */
const failed = z.object({
  _id: z.string(),
  kind: z.enum(FAILED_KINDS).describe("a message to somebody, an event for plugins, or a part of the shop's own work"),
  name: z.string().describe("the message, the event, or who in the shop should have acted"),
  madeAt: z.string(),
  tries: z.number(),
  lastError: z.string().nullable(),
})
export type FailedWork = z.output<typeof failed>

const one = z.strictObject({ failedId: z.string().regex(/^[0-9]{1,18}$/, noticeSays.noId) })

const sums = z.object({ orders: z.number(), salesRupees: z.number() })

export const noticeCalls = {
  dashboard: adminCall("dashboard.read")("/admin/dashboard", "What the shop needs to know this morning.", {
    body: z.strictObject({}),
    reply: z.object({
      data: z.object({
        today: sums,
        last7: sums,
        waiting: z.object({ toAccept: z.number(), oldestPlacedAt: z.string().nullable() }),
        byStatus: z.array(z.object({ code: z.number(), count: z.number() })),
        latest: z.array(z.record(z.string(), z.unknown())),
        lowStock: z.array(z.object({ slug: z.string(), name: z.string(), size: z.string(), stock: z.number() })),
        refundsDue: z.number(),
        alarms: z.object({
          payments: z.number().describe("payments that need a person"),
          failed: z.number().describe("messages and work of the shop's own that failed for good"),
          notices: z.number().describe("news of the payment gateways that nobody could read"),
          astray: z.number().describe("sums on which the payment gateways and the shop's books differ"),
          stock: z.number().describe("counts of the stock that do not add up"),
          codes: z.number().describe("percent of the day's codes that are sent; 0 until it is half of them"),
        }),
      }),
    }),
  }),
  failed: adminCall("dashboard.read")(
    "/admin/failed/all",
    "Messages and work of the shop's own that failed for good, latest first.",
    {
      body: z.strictObject({}),
      reply: z.object({ data: z.array(failed), total: z.number() }),
    },
  ),
  failedAgain: adminCall("settings.write")(
    "/admin/failed/again",
    "Tries what failed for good again, as if it were new.",
    {
      body: one,
      reply: z.object({}),
    },
  ),
  failedAside: adminCall("settings.write")(
    "/admin/failed/aside",
    "Takes what failed for good off the list; it stays undone.",
    {
      body: one,
      reply: z.object({}),
    },
  ),
}
