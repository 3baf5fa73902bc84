import type { MedusaContainer } from "@medusajs/framework/types"
import type { PricedLine } from "@silai/contracts/catalogue/face"
import { SIZES } from "@silai/contracts/catalogue/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { type AskedSize, askedSize } from "../rules/asked"
import { sellable } from "../rules/sellable"
import { catalogueOf } from "./read"

export type Wanted = {
  variantId: string
  size: string | Measurement
  quantity: number
  bagItemId?: string
  addedAt?: string
}
/** Goods that the shop sells, with how many are wanted. */
export type Piece = {
  asked: AskedSize
  priced: PricedLine
  quantity: number
  key: string | null
  addedAt: string | null
}

/**
 * What is wanted, as the catalogue sells it: asked before the transaction, so that no lock waits for it.
 * @throws bag.piece_gone, bag.size_missing, measurement.incomplete
 */
export async function piecesOf(container: MedusaContainer, wanted: readonly Wanted[]): Promise<Piece[]> {
  const asked = wanted.map(({ size }) => askedSize(size))
  const priced = await catalogueOf(container).priceLines(
    wanted.map(({ variantId }, at) => ({ variantId, size: asked[at].label })),
  )
  return Promise.all(
    wanted.map(async ({ variantId, quantity, bagItemId = null, addedAt = null }, at) => {
      const anySize = priced[at] !== null || (await isSold(container, variantId))
      return {
        asked: asked[at],
        priced: sellable(asked[at], priced[at] ?? null, anySize),
        quantity,
        key: bagItemId,
        addedAt,
      }
    }),
  )
}

async function isSold(container: MedusaContainer, variantId: string): Promise<boolean> {
  const sizes = await catalogueOf(container).priceLines(SIZES.map((size) => ({ variantId, size })))
  return sizes.some((line) => line?.published)
}
