import type { MedusaContainer } from "@medusajs/framework/types"
import { colourwayHistory } from "@silai/contracts/catalogue/history-messages"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { many, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { lockStylesOf } from "../../modules/catalogue/sql/refresh"
import { lockLevelsOf } from "../stock/lock"
import { type Edit, editing, inventory, products } from "./engine"
import type { Person } from "../../rules/person"
import { hasHistory } from "../../queries/colourway/single-sql"
import { publishChange, writeHistory } from "./write"

/**
 * Deletes a colourway that was never bought. One that was bought, or is being paid for, is archived: out of the shop,
 * with its orders unchanged.
 * @throws catalogue.colourway_gone
 */
export function removeColourway(
  container: MedusaContainer,
  { by, _id: productId }: { by: Person; _id: string },
): Promise<{ _id: string; outcome: "deleted" | "archived" }> {
  return editing(container, by, async (edit) => {
    const { trx } = edit
    await lockStylesOf(trx, [productId])
    // Not `for update`: a transaction that holds its levels and records their change needs this row's key, and we are
    // about to wait for the levels.
    if (!(await one(trx, `select 1 from colourway where product_id = ? for no key update`, [productId])))
      throw refuse(colourwayRefusals.colourway_gone)
    // A shopper who begins to pay for it now is either seen here, or finds it deleted.
    await lockLevelsOf(trx, [productId], { why: "size_removed", by })
    const bought = await one(
      trx,
      `select 1 where exists (select 1 from order_line_item where product_id = ? and deleted_at is null) or exists (select 1 from product_variant v where v.product_id = ? and ${hasHistory})`,
      [productId, productId],
    )
    if (bought) await archive(edit, productId)
    else await erase(edit, productId)
    return { _id: productId, outcome: bought ? "archived" : "deleted" }
  })
}

async function archive(edit: Edit, productId: string): Promise<void> {
  const wasThere = await one(
    edit.trx,
    `select 1 from colourway c join product p on p.id = c.product_id where c.product_id = ? and (c.archived_at is null or p.status = 'published')`,
    [productId],
  )
  await products(edit, (service, context) => service.updateProducts(productId, { status: "draft" }, context))
  await edit.trx.raw(
    `update colourway set archived_at = coalesce(archived_at, now()), published_at = coalesce(published_at, launched_at), version = version + 1, updated_at = now(), updated_by = ? where product_id = ?`,
    [edit.by.name, productId],
  )
  if (wasThere) edit.emit("product.updated", [productId])
  await writeHistory(edit, productId, [colourwayHistory.archived])
  await publishChange(edit, [productId])
}

async function erase(edit: Edit, productId: string): Promise<void> {
  const { trx } = edit
  const sizes = await many<{ id: string; live: boolean; item: string | null; level: string | null }>(
    trx,
    `select v.id, v.deleted_at is null as live, vi.inventory_item_id as item, il.id as level from product_variant v
       left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
       left join inventory_level il on il.inventory_item_id = vi.inventory_item_id and il.deleted_at is null where v.product_id = ?`,
    [productId],
  )
  const items = [...new Set(sizes.flatMap(({ item }) => item ?? []))]
  const siblings = await many<{ id: string }>(
    trx,
    `select other.product_id as id from colourway mine join colourway other on other.style_id = mine.style_id and other.product_id <> mine.product_id where mine.product_id = ?`,
    [productId],
  )
  await trx.raw(`delete from listing where product_id = ?`, [productId])
  await trx.raw(`delete from colourway where product_id = ?`, [productId])
  await products(edit, (service, context) => service.softDeleteProducts([productId], {}, context))
  if (items.length) await inventory(edit, (service, context) => service.softDeleteInventoryItems(items, {}, context))
  edit.emit("product.deleted", [productId])
  // A size retired earlier has sent its event already.
  edit.emit(
    "product-variant.deleted",
    sizes.flatMap(({ id, live }) => (live ? [id] : [])),
  )
  edit.emit("inventory-item.deleted", items)
  edit.emit(
    "inventory-level.deleted",
    sizes.flatMap(({ level }) => level ?? []),
  )
  // The style's other colours no longer show its swatch.
  const left = siblings.map(({ id }) => id)
  await publishChange(edit, left, [productId, ...left])
}
