import type { MedusaContainer } from "@medusajs/framework/types"
import type { PricedLine } from "@silai/contracts/catalogue/service"
import { everySize } from "@silai/contracts/catalogue/garment-sizes"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { toPaise } from "@silai/kit/money"
import { type AskedSize, askedSize } from "../rules/asked-size"
import { sellable } from "../rules/sellable"

export type Wanted = {
  variantId: string
  size: string | Measurement
  quantity: number
  bagItemId?: string
  addedAt?: string
  /** Rupees. */ seenPrice?: number
}
/** Goods that the shop sells, with the wanted quantity. */
export type Piece = {
  asked: AskedSize
  priced: PricedLine
  quantity: number
  key: string | null
  addedAt: string | null
  /** The price that the shopper saw; null when it is the current one. */ seenPaise: number | null
}

/**
 * Reads the wanted goods from the catalogue, before the transaction, so that no lock waits for it.
 * @throws bag.piece_gone, bag.size_missing, measurement.incomplete
 */
export async function piecesOf(container: MedusaContainer, wanted: readonly Wanted[]): Promise<Piece[]> {
  const priced = await container
    .resolve("catalogue")
    .priceLines(wanted.map(({ variantId, size }) => ({ variantId, size: askedSize(size).label })))
  return Promise.all(
    wanted.map(async ({ variantId, size, quantity, bagItemId = null, addedAt = null, seenPrice }, at) => {
      const asked = askedSize(size)
      const line = priced[at] ?? null
      const anySize = line !== null || (await isSold(container, variantId))
      return {
        asked,
        priced: sellable(asked, line, anySize),
        quantity,
        key: bagItemId,
        addedAt,
        seenPaise: seenPrice === undefined ? null : toPaise(seenPrice),
      }
    }),
  )
}

async function isSold(container: MedusaContainer, variantId: string): Promise<boolean> {
  const { sizes } = await container.resolve("shop").settings()
  const lines = await container.resolve("catalogue").priceLines(everySize(sizes).map((size) => ({ variantId, size })))
  return lines.some((line) => line?.published)
}
