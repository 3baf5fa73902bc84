import type { MedusaContainer } from "@medusajs/framework/types"

type Desk = { sums(): Promise<Record<string, unknown>> }
type Catalogue = { lowStock(limit: number): Promise<{ slug: string; name: string; size: string; stock: number }[]> }
type Till = { refundsDue(): Promise<number> }

const lowStockRows = 8

/** What the shop needs to know this morning, gathered from the plugins that know it. */
export async function readDashboard(container: MedusaContainer): Promise<Record<string, unknown>> {
  const neighbour = <T>(name: string) => container.resolve(name) as unknown as T
  const [sums, lowStock, refundsDue] = await Promise.all([
    neighbour<Desk>("order_desk").sums(),
    neighbour<Catalogue>("catalogue").lowStock(lowStockRows),
    neighbour<Till>("checkout").refundsDue(),
  ])
  return { ...sums, lowStock, refundsDue }
}
