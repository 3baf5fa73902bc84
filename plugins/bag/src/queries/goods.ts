import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type PricedLine } from "@silai/contracts/catalogue/service"
import { SIZES } from "@silai/contracts/catalogue/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { toPaise } from "@silai/kit/money"
import { type AskedSize, askedSize } from "../rules/asked"
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
  /** What the shopper saw it for; null when it is the price of now. */ seenPaise: number | null
}

/**
 * Reads the wanted goods from the catalogue, before the transaction, so that no lock waits for it.
 * @throws bag.piece_gone, bag.size_missing, measurement.incomplete
 */
export async function piecesOf(container: MedusaContainer, wanted: readonly Wanted[]): Promise<Piece[]> {
  const asked = wanted.map(({ size }) => askedSize(size))
  const priced = await container
    .resolve(CATALOGUE)
    .priceLines(wanted.map(({ variantId }, at) => ({ variantId, size: asked[at].label })))
  return Promise.all(
    wanted.map(async ({ variantId, quantity, bagItemId = null, addedAt = null, seenPrice }, at) => {
      const anySize = priced[at] !== null || (await isSold(container, variantId))
      return {
        asked: asked[at],
        priced: sellable(asked[at], priced[at] ?? null, anySize),
        quantity,
        key: bagItemId,
        addedAt,
        seenPaise: seenPrice === undefined ? null : toPaise(seenPrice),
      }
    }),
  )
}

async function isSold(container: MedusaContainer, variantId: string): Promise<boolean> {
  const sizes = await container.resolve(CATALOGUE).priceLines(SIZES.map((size) => ({ variantId, size })))
  return sizes.some((line) => line?.published)
}
