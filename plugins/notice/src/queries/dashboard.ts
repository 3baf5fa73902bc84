import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE } from "@silai/contracts/catalogue/service"
import type { noticeCalls } from "@silai/contracts/notice/calls"
import type { ReplyOf } from "@silai/contracts/call"
import { ORDER_DESK } from "@silai/contracts/order/service"
import { databaseOf } from "@silai/kit/knex"
import { countFailed } from "@silai/kit/outbox"

const lowStockRows = 8

/** What the shop needs to know this morning, gathered from the plugins that know it. */
export async function readDashboard(
  container: MedusaContainer,
): Promise<ReplyOf<typeof noticeCalls.dashboard>["data"]> {
  const [sums, lowStock, refundsDue, alarms, stock, codes, failed] = await Promise.all([
    container.resolve(ORDER_DESK).sums(),
    container.resolve(CATALOGUE).lowStock(lowStockRows),
    container.resolve("checkout").refundsDue(),
    container.resolve("checkout").alarms(),
    container.resolve(CATALOGUE).stockDifferences(),
    container.resolve("account").codesSentPercent(databaseOf(container)),
    countFailed(databaseOf(container)),
  ])
  return { ...sums, lowStock, refundsDue, alarms: { ...alarms, stock, codes, failed } }
}
