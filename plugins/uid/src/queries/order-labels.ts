import type { MedusaContainer } from "@medusajs/framework/types"
import type { BoughtLine, BoughtWhole } from "@silai/contracts/order/service"
import { piecesNow } from "@silai/contracts/returns/pieces"
import type { IReturnsModuleService } from "@silai/contracts/returns/service"
import { writeUid } from "@silai/contracts/uid/code"
import type { UidLine } from "@silai/contracts/uid/shapes"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { many, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import type { UidRecord } from "./rows"

/** The ids of an order's pieces. A void one no longer counts. */
export const onOrder = `order_id = ? and state in ('assigned', 'sold', 'reported')`

/** @throws uid.order_unknown */
export async function orderOf(container: MedusaContainer, sql: Sql, orderId: string): Promise<BoughtWhole> {
  const orders = container.resolve("silai_order")
  if (!(await orders.buyerOf(sql, orderId))) throw refuse(uidRefusals.order_unknown)
  return orders.bought(sql, orderId)
}

/** A piece that leaves the shop with an order; `exchange`: the exchange with which it is sent, for a returned piece. */
export type Piece = BoughtLine & { exchange: { returnId: string; returnNumber: string } | null }

/** The pieces that are with an order's buyer, or on their way: without returned ones, with those sent in exchange. */
export async function piecesOf(
  container: MedusaContainer,
  sql: Sql,
  orderId: string,
  lines: readonly BoughtLine[],
): Promise<Piece[]> {
  const returns: IReturnsModuleService | undefined = container.resolve("returns", { allowUnregistered: true })
  const returned = (await returns?.returnedPieces(sql, orderId)) ?? []
  return lines.flatMap((line) =>
    piecesNow(line, returned).map(({ cameWith, ...piece }) => ({
      ...piece,
      exchange: cameWith && { returnId: cameWith.returnId, returnNumber: cameWith.returnNumber },
    })),
  )
}

/** The lines of an order with the ids of their pieces, and whether there are labels for them. @throws uid.order_unknown */
export async function linesOfOrder(container: MedusaContainer, sql: Sql, orderId: string): Promise<UidLine[]> {
  const lines = await piecesOf(container, sql, orderId, (await orderOf(container, sql, orderId)).lines)
  const [ids, labelled] = await Promise.all([
    many<Pick<UidRecord, "id" | "item_id" | "state">>(
      sql,
      `select id, item_id, state from uid where ${onOrder} order by changed_at, id`,
      [orderId],
    ),
    many<{ place: string }>(
      sql,
      `select l.place from unnest(?::text[], ?::text[], ?::text[]) as l (place, colourway_id, size)
        where exists (select 1 from uid_batch b join uid u on u.batch_id = b.id
                       where b.colourway_id = l.colourway_id and b.size = l.size and u.state = 'printed')`,
      [lines.map(({ itemId }) => itemId), lines.map((line) => line.colourwayId), lines.map(({ size }) => size)],
    ),
  ])
  const there = new Set(labelled.map(({ place }) => place))
  return lines.map(({ itemId, name, slug, colour, size, thumbnail, quantity, exchange }) => ({
    itemId,
    returnNumber: exchange?.returnNumber ?? null,
    name,
    slug,
    size,
    quantity,
    color: colour,
    colorCode: "",
    thumbnail: thumbnail ?? "",
    isLabelled: there.has(itemId),
    uids: ids
      .filter((one) => one.item_id === itemId)
      .map(({ id, state }) => ({ uid: id, written: writeUid(id), state })),
  }))
}
