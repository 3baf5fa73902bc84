import type { MedusaContainer } from "@medusajs/framework/types"
import { colourwayHistory } from "@silai/contracts/catalogue/history-messages"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { databaseOf, many, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { lockStylesOf } from "../../modules/catalogue/sql/refresh"
import { lockShelvesOf } from "../../stock/levels"
import { type Edit, inventory, type Person, products } from "./engine"
import { hasHistory } from "./sql-single"
import { publishChange, writeHistory } from "./write"

/**
 * Deletes a colourway that nobody ever bought. One that was bought, or that somebody is paying for, is archived: out of the shop,
 * and its orders stay as they are.
 * @throws catalogue.colourway_gone
 */
export function removeColourway(
  container: MedusaContainer,
  by: Person,
  productId: string,
): Promise<"deleted" | "archived"> {
  return databaseOf(container).transaction(async (trx) => {
    const edit: Edit = { trx, container, by }
    await lockStylesOf(trx, [productId])
    // Not `for update`: whoever holds its shelves and writes down their change needs its key, and we are about to wait for the shelves.
    if (!(await one(trx, `select 1 from colourway where product_id = ? for no key update`, [productId])))
      throw refuse(colourwayRefusals.colourway_gone)
    // A shopper who begins to pay for it at this moment comes before us, or finds it gone.
    await lockShelvesOf(trx, [productId])
    const bought = await one(
      trx,
      `select 1 where exists (select 1 from order_line_item where product_id = ? and deleted_at is null) or exists (select 1 from product_variant v where v.product_id = ? and ${hasHistory})`,
      [productId, productId],
    )
    if (bought) await archive(edit, productId)
    else await erase(edit, productId)
    return bought ? "archived" : "deleted"
  })
}

async function archive(edit: Edit, productId: string): Promise<void> {
  await products(edit, (service, context) => service.updateProducts(productId, { status: "draft" }, context))
  await edit.trx.raw(
    `update colourway set archived_at = coalesce(archived_at, now()), published_at = coalesce(published_at, launched_at), version = version + 1, updated_at = now(), updated_by = ? where product_id = ?`,
    [edit.by.name, productId],
  )
  await writeHistory(edit, productId, [colourwayHistory.archived])
  await publishChange(edit, [productId])
}

async function erase(edit: Edit, productId: string): Promise<void> {
  const { trx } = edit
  const items = await many<{ id: string }>(
    trx,
    `select vi.inventory_item_id as id from product_variant v join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null where v.product_id = ?`,
    [productId],
  )
  const siblings = await many<{ id: string }>(
    trx,
    `select other.product_id as id from colourway mine join colourway other on other.style_id = mine.style_id and other.product_id <> mine.product_id where mine.product_id = ?`,
    [productId],
  )
  await trx.raw(`delete from listing where product_id = ?`, [productId])
  await trx.raw(`delete from colourway where product_id = ?`, [productId])
  await products(edit, (service, context) => service.softDeleteProducts([productId], {}, context))
  if (items.length)
    await inventory(edit, (service, context) =>
      service.softDeleteInventoryItems(
        items.map(({ id }) => id),
        {},
        context,
      ),
    )
  // The style's other colours no longer show its swatch.
  const left = siblings.map(({ id }) => id)
  await publishChange(edit, left, [productId, ...left])
}
