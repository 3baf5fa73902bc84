import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"
import { piecesOf, type Wanted } from "./goods"
import { put } from "./put"
import { inTurn } from "./queue"

/** Adds goods by the rules of SPEC §5. @throws as `piecesOf` and `put` */
export async function add(container: MedusaContainer, customerId: string, wanted: Wanted): Promise<void> {
  const [piece] = await piecesOf(container, [wanted])
  await inTurn(databaseOf(container), customerId, (trx) => put(trx, customerId, piece, false))
}

/** Brings a guest's lines along: each once, all of the call's or none. @throws as `piecesOf` and `put` */
export async function bring(container: MedusaContainer, customerId: string, lines: readonly Wanted[]): Promise<void> {
  const pieces = await piecesOf(container, lines)
  await inTurn(databaseOf(container), customerId, async (trx) => {
    for (const piece of pieces) await put(trx, customerId, piece, true)
  })
}

/** Makes these lines the whole bag, or changes nothing. The first is the newest. @throws as `piecesOf` and `put` */
export async function replaceAll(
  container: MedusaContainer,
  customerId: string,
  lines: readonly Wanted[],
): Promise<void> {
  const pieces = await piecesOf(container, lines)
  await inTurn(databaseOf(container), customerId, async (trx) => {
    await trx.raw(`delete from bag_line where customer_id = ?`, [customerId])
    for (const piece of pieces.toReversed()) await put(trx, customerId, { ...piece, key: null }, false)
  })
}
