import { z } from "zod"
import { adminCall } from "../call"
import { orderRow } from "../order/calls"
import { EVERY_FOUND_KIND, FIND } from "./find"
import { DASHBOARD, FAILED_KINDS } from "./limits"
import { noticeMessages } from "./messages"
import { lineShape } from "../text"

/** Work that failed for a day, or that cannot be done as it is. */
const failed = z.object({
  _id: z.string(),
  kind: z.enum(FAILED_KINDS).describe("a message to a person, an event for plugins, or a part of the shop's own work"),
  name: z.string().describe("the message, the event, or the shop's listener"),
  madeAt: z.string(),
  tries: z.number(),
  lastError: z.string().nullable(),
  orderNumber: z.string().nullable().describe("of the order that the message is about"),
  person: z.string().nullable().describe("whom it is for, by name"),
  correctable: z
    .boolean()
    .describe("it goes to the contact of that order: once that is corrected, it can be sent again"),
})
export type FailedWork = z.output<typeof failed>

const one = z.strictObject({ failedId: z.string().regex(/^[0-9]{1,18}$/, noticeMessages.noId) })

const found = z.object({
  _id: z.string().describe("of a page its path in the shop, of a setting its name"),
  title: z.string(),
  detail: z.string(),
  state: z
    .string()
    .nullable()
    .describe("in the words of its kind: an order's code, a return's state, style or colourway"),
})

const count = z.number().int()

const sums = z.object({
  orders: count.describe("without cancelled ones"),
  salesRupees: z.number().describe("of these orders, minus refunds"),
  customOrders: count.describe("of these orders, those with pieces made to measure"),
  returns: count.describe("requests for a return, an exchange or an alteration"),
  visits: count.describe("of shoppers who let their visits be counted"),
  visitOrders: count.describe("of these visits, those that ended in an order"),
})
export type PeriodSums = z.output<typeof sums>

const span = z.object({ from: z.string(), to: z.string(), sums }).describe("the first and the last day, in India")

/** One day of the charts; `before`: the day as far back as the charts are long. */
const charted = z.object({ day: z.string(), sums, before: sums })
export type ChartedDay = z.output<typeof charted>

/** Numbers of what waits for the shop's people. */
const work = z.object({
  toAccept: count,
  oldestPlacedAt: z.string().nullable().describe("of the orders to accept"),
  overDay: count.describe("orders to accept that have waited for more than 24 hours"),
  lateInWorkshop: count.describe("made-to-measure orders that should have left the workshop"),
  returnsToApprove: count,
  returnsToReceive: count.describe("approved, or picked up, and not here yet"),
  chatsUnread: count,
  chatsWaiting: count.describe("chats whose last message no one has answered"),
  lowSizes: count.describe("sizes of which few are left"),
  outSizes: count.describe("sizes that are sold out"),
})

export const noticeCalls = {
  dashboard: adminCall("dashboard.read")(
    "/admin/dashboard",
    "The figures of the morning: sales, orders and work that waits.",
    {
      body: z.strictObject({
        days: z
          .literal([...DASHBOARD.spans])
          .default(DASHBOARD.usual)
          .describe("the length of the period, today included; it is compared with as many days before it"),
      }),
      reply: z.object({
        data: z.object({
          period: span,
          before: span,
          byDay: z.array(charted).describe("every day of the period, at least a week, the oldest first"),
          work,
          byStatus: z.array(z.object({ code: z.number(), count: z.number() })),
          latest: z.array(orderRow),
          lowStock: z.array(z.object({ slug: z.string(), name: z.string(), size: z.string(), stock: z.number() })),
          refundsDue: z.number(),
          alarms: z.object({
            payments: z.number().describe("payments that need a person"),
            failed: z.number().describe("messages and work of the shop's own that failed for good"),
            notices: z.number().describe("unreadable webhooks of the payment gateways"),
            mismatches: z.number().describe("sums on which the payment gateways and the shop's books differ"),
            stock: z.number().describe("counts of the stock that do not add up"),
            codes: z.number().describe("percent of the day's codes that are sent; 0 until it is half of them"),
          }),
        }),
      }),
    },
  ),
  health: adminCall("settings.read")("/admin/health", "How the shop's own machinery is. Ages are in seconds.", {
    body: z.strictObject({}),
    reply: z.object({
      data: z.object({
        backups: z.array(z.object({ kind: z.enum(["copy", "changes"]), secondsAgo: z.number(), isLate: z.boolean() })),
        outbox: z
          .object({ waiting: z.number(), oldestSeconds: z.number().nullable(), failed: z.number() })
          .describe("messages and events that are due and not sent yet, and those that wait for a person"),
        webhooks: z
          .array(
            z.object({
              from: z.string().describe("a payment gateway, or `whatsapp`"),
              lastSecondsAgo: z.number().nullable(),
              waiting: z.number(),
              oldestSeconds: z.number().nullable(),
              givenUp: z.number().describe("that could not be processed, and wait for a person"),
            }),
          )
          .describe("of each sender, when its last webhook came, and how many are not processed yet"),
        chats: z
          .object({
            waiting: z.number(),
            oldestSeconds: z.number().nullable(),
            failed: z.number().describe("in the last week"),
            failedIn: z
              .array(z.object({ _id: z.string(), name: z.string() }))
              .describe("the latest chats with such a message, where it can be sent again"),
          })
          .describe("messages that staff have written in chats: not sent yet, and failed"),
        workers: z.array(z.object({ name: z.string(), silentSeconds: z.number(), isSilent: z.boolean() })),
        storage: z.object({
          kind: z.enum(["folder", "bucket"]),
          files: z.number(),
          leaving: z.number().describe("deleted, but still in the storage"),
          freeBytes: z.number().nullable().describe("left on the folder's disk; null for a bucket"),
        }),
      }),
    }),
  }),
  find: adminCall("counter.enter")(
    "/admin/find",
    "Anything by a few letters or figures: orders, returns, customers, payments, coupons, ids, reviews, pieces, pages, settings; of each kind the newest, if one may see it.",
    {
      body: z.strictObject({ search: lineShape(FIND.most).min(1) }),
      reply: z.object({ data: z.partialRecord(z.enum(EVERY_FOUND_KIND), z.array(found)) }),
    },
  ),
  failed: adminCall("dashboard.read")(
    "/admin/failed/all",
    "Messages and work of the shop's own that failed for good, latest first.",
    {
      body: z.strictObject({}),
      reply: z.object({ data: z.array(failed), total: z.number() }),
    },
  ),
  failedAgain: adminCall("settings.write")("/admin/failed/again", "Retries failed work, as if it were new.", {
    body: one,
    reply: z.object({}),
  }),
  failedAside: adminCall("settings.write")(
    "/admin/failed/aside",
    "Removes failed work from the list; it stays undone.",
    {
      body: one,
      reply: z.object({}),
    },
  ),
}
