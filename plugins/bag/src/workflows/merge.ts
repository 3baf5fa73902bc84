import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"
import { piecesOf, type Wanted } from "../queries/goods"
import { put } from "./put-line"
import { emptyBag } from "./change"
import { changeBag } from "./lock"
import { present } from "@silai/contracts/present"

/** Adds goods by the rules of requirements §5. @throws as `piecesOf` and `put` */
export async function add(
  container: MedusaContainer,
  { customerId, ...wanted }: Wanted & { customerId: string },
): Promise<{ customerId: string }> {
  const [piece] = await piecesOf(container, [wanted])
  await changeBag(databaseOf(container), customerId, (trx) => put(trx, customerId, present(piece, "the piece"), false))
  return { customerId }
}

/** Merges a guest's lines into the bag: each once, all of the call's or none. @throws as `piecesOf` and `put` */
export async function mergeIntoBag(
  container: MedusaContainer,
  customerId: string,
  lines: readonly Wanted[],
): Promise<void> {
  const pieces = await piecesOf(container, lines)
  await changeBag(databaseOf(container), customerId, async (trx) => {
    let changed = false
    for (const piece of pieces) changed = (await put(trx, customerId, piece, true)) || changed
    return changed
  })
}

/**
 * Replaces the whole bag with these lines, or changes nothing. The first is the newest. @throws as `piecesOf` and `put`
 */
export async function replaceAll(
  container: MedusaContainer,
  { customerId, items }: { customerId: string; items: readonly Wanted[] },
): Promise<{ customerId: string }> {
  const pieces = await piecesOf(container, items)
  await changeBag(databaseOf(container), customerId, async (trx) => {
    const emptied = await emptyBag(trx, customerId)
    for (const piece of pieces.toReversed()) await put(trx, customerId, { ...piece, key: null }, false)
    return emptied || pieces.length > 0
  })
  return { customerId }
}
