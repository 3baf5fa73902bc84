import type { OrderItem } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { mostUnits, orderTypeOf } from "@silai/contracts/bag/units"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { QueryClient } from "@tanstack/react-query"
import type { BagChange } from "~/features/bag/bag-store"
import { randomId } from "~/lib/random-id"
import { availabilityOf, lineOf, type Chosen } from "~/features/catalogue/product/buy/purchase-rules"
import { productQuery } from "~/features/catalogue/queries"
import { CallRefused } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { heldSizes } from "./held-sizes"

/** The pieces that did not, or not all, get into the bag, and why. */
export type Lost = { _id: string; name: string; size: string; why: string }
export type PutAgain = { added: number; lost: Lost[] }

type Act = (change: BagChange) => Promise<string | null>

/**
 * Puts pieces of an order into the bag again, at today's prices: in the sizes that their buyer has by now, custom ones with their
 * measurements.
 */
export async function putAgain(client: QueryClient, items: readonly OrderItem[], act: Act): Promise<PutAgain> {
  const lost: Lost[] = []
  let added = 0
  for (const item of items)
    for (const held of heldSizes(item)) {
      const { put, why } = await putOne(client, { ...item, ...held }, act)
      added += put
      if (why) lost.push({ _id: `${item._id}/${held.size}`, name: item.name, size: held.size, why })
    }
  return { added, lost }
}

async function putOne(client: QueryClient, item: OrderItem, act: Act): Promise<{ put: number; why: string | null }> {
  const product = await client
    .fetchQuery({ ...productQuery(item.slug), staleTime: 0 })
    .catch((cause: unknown) => (cause instanceof CallRefused && cause.status === 404 ? null : Promise.reject(cause)))
    .catch((cause: unknown) => errorMessage(cause))
  if (typeof product === "string") return { put: 0, why: product }
  if (!product || (item.measurement && !product.customSizeOption)) return { put: 0, why: orderMessages.goneForGood }
  const chosen: Exclude<Chosen, null> = item.measurement ? { measurement: item.measurement } : { size: item.size }
  const available = availabilityOf(product, chosen)
  const put = Math.min(item.quantity, mostUnits(available))
  if (put === 0) return { put, why: catalogueMessages.outOfStock }
  const size = item.measurement ?? item.size
  const line = lineOf(product, chosen, put, orderTypeOf(size, put, available), randomId(), new Date().toISOString())
  const refused = await act({ kind: "add", line, available })
  if (refused) return { put: 0, why: refused }
  return { put, why: put < item.quantity ? orderMessages.onlySome(put, item.quantity) : null }
}
