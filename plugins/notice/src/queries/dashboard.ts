import { present } from "@silai/contracts/present"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReplyOf } from "@silai/contracts/call"
import type { noticeCalls } from "@silai/contracts/notice/calls"
import { DASHBOARD } from "@silai/contracts/notice/limits"
import { databaseOf } from "@silai/kit/knex"
import { countFailed } from "@silai/kit/outbox"
import { daysBetween, type StoredDays, sumsOf } from "../rules/period"

type Dashboard = ReplyOf<typeof noticeCalls.dashboard>["data"]

/**
 * The figures of the morning's dashboard, collected from the plugins that have them. `days`: the length of its period.
 */
export async function readDashboard(container: MedusaContainer, days: number): Promise<Dashboard> {
  const database = databaseOf(container)
  const [orders, short, lowStock, returns, chats, refundsDue, alarms, stock, codes, failed, figures] =
    await Promise.all([
      container.resolve("silai_order").sums(DASHBOARD.latest),
      container.resolve("catalogue").shortSizes(),
      container.resolve("catalogue").lowStock(DASHBOARD.lowStock),
      container.resolve("returns").waiting(database),
      container.resolve("silai_whatsapp").toAnswer(database),
      container.resolve("checkout").refundsDue(),
      container.resolve("checkout").alarms(),
      container.resolve("catalogue").stockDifferences(),
      container.resolve("account").codesSentPercent(database),
      countFailed(database),
      readFigures(container, days),
    ])
  const { waiting, byStatus, latest } = orders
  return {
    ...figures,
    work: {
      ...waiting,
      returnsToApprove: returns.toApprove,
      returnsToReceive: returns.toReceive,
      chatsUnread: chats.unread,
      chatsWaiting: chats.waiting,
      lowSizes: short.low,
      outSizes: short.out,
    },
    byStatus,
    latest,
    lowStock,
    refundsDue,
    alarms: { ...alarms, stock, codes, failed },
  }
}

/** The period, as many days before it, and its days, from the sums that each plugin keeps by day. */
async function readFigures(
  container: MedusaContainer,
  days: number,
): Promise<Pick<Dashboard, "period" | "before" | "byDay">> {
  const database = databaseOf(container)
  const charted = Math.max(days, DASHBOARD.leastCharted)
  const all = daysBetween(Date.now(), 1 - 2 * charted, 0)
  const since = present(all[0], "the first day of the charts")
  const [orders, returns, visits] = await Promise.all([
    container.resolve("silai_order").days(since),
    container.resolve("returns").days(database, since),
    container.resolve("insight").visits(database, since),
  ])
  const stored: StoredDays = { orders, returns, visits }
  const spanOf = (some: readonly string[]) => ({
    from: present(some[0], "the first day of a period"),
    to: present(some.at(-1), "the last day of a period"),
    sums: sumsOf(stored, some),
  })
  return {
    period: spanOf(all.slice(-days)),
    before: spanOf(all.slice(-2 * days, -days)),
    byDay: all
      .slice(charted)
      .map((day, n) => ({ day, sums: sumsOf(stored, [day]), before: sumsOf(stored, all.slice(n, n + 1)) })),
  }
}
