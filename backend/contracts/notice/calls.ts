import { z } from "zod"
import { adminCall } from "../call"

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
          notices: z.number().describe("news of the payment gateways that nobody could read"),
          astray: z.number().describe("sums on which the payment gateways and the shop's books differ"),
          stock: z.number().describe("counts of the stock that do not add up"),
          codes: z.number().describe("percent of the day's codes that are sent; 0 until it is half of them"),
        }),
      }),
    }),
  }),
}
