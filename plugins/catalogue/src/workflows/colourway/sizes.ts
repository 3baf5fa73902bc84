import { inArticleNumber, rankOfSize, sizeOrder } from "@silai/contracts/catalogue/garment-sizes"
import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { houseIds, houseLocation } from "@silai/kit/house-ids"
import { many, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { lockLevelsOf } from "../stock/lock"
import { levelsOfSizes } from "../../queries/stock/levels"
import { writeStock } from "../stock/write"
import { type Edit, inventory, link, products } from "./engine"
import { articlePrefix } from "../../queries/colourway/article-number"
import { hasHistory } from "../../queries/colourway/single-sql"
import { present } from "@silai/contracts/present"
import { allowSizes, judgeSizes, sizesOfShop } from "./size-names"

export type WantedSize = { size: string; stock: number }
type Variant = {
  id: string
  title: string
  live: boolean
  has_history: boolean
  inventory_item_id: string | null
  allow_backorder: boolean
}

const variantsOf = ({ trx }: Edit, productId: string) =>
  many<Variant>(
    trx,
    `select v.id, v.title, v.deleted_at is null as live, ${hasHistory} as has_history, vi.inventory_item_id, v.allow_backorder from product_variant v
       left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
      where v.product_id = ? order by v.deleted_at is null desc, v.deleted_at desc`,
    [productId],
  )

/**
 * Sets exactly these ready-made sizes, and the Custom one if it may be made to measure. A size that returns is the same
 * one as before, with its history; a removed size is deleted if it was never bought, and otherwise only retired. The
 * pieces added and removed with a size are recorded in the stock history like all others.
 * @throws catalogue.size_not_made
 */
export async function writeSizes(
  edit: Edit,
  productId: string,
  wanted: readonly WantedSize[],
  custom: boolean,
  backorder: boolean,
): Promise<void> {
  // A shopper who begins to pay for a size now is either seen here, so the size has history, or finds it deleted.
  await lockLevelsOf(edit.trx, [productId], { why: "size_added", by: edit.by })
  const known = await variantsOf(edit, productId)
  const live = known.filter((variant) => variant.live)
  await judgeSizes(edit, productId, wanted, live)
  const titles = [...new Set([...wanted.map(({ size }) => size), ...(custom ? [CUSTOM_VARIANT] : [])])]
  // A Custom size that is switched off stays: the listing and checkout read the switch.
  const leaving = live.filter(({ title }) => title !== CUSTOM_VARIANT && !titles.includes(title))
  const missing = titles.filter((title) => !live.some((variant) => variant.title === title))
  const returning = missing.flatMap(
    (title) =>
      known.find(
        (past) => !past.live && past.title === title && (title === CUSTOM_VARIANT || past.inventory_item_id),
      ) ?? [],
  )
  await takeOut(edit, productId, leaving)
  const restored = returning.map(({ id }) => id)
  if (restored.length) await products(edit, (service, context) => service.restoreProductVariants(restored, {}, context))
  // Subscribers got an event that it is gone.
  edit.emit("product-variant.created", restored)
  const fresh = missing.filter((title) => !returning.some((variant) => variant.title === title))
  if (fresh.length) await make(edit, productId, fresh, backorder)
  await stockUp(
    edit,
    productId,
    wanted.filter(
      ({ size }, place) => missing.includes(size) && wanted.findIndex((other) => other.size === size) === place,
    ),
  )
}

async function takeOut(edit: Edit, productId: string, leaving: readonly Variant[]): Promise<void> {
  const retired = leaving.filter((variant) => variant.has_history).map(({ id }) => id)
  const unsold = leaving.filter((variant) => !variant.has_history)
  if (unsold.length) await dropVariants(edit, productId, unsold)
  edit.emit(
    "product-variant.deleted",
    leaving.map(({ id }) => id),
  )
  if (retired.length)
    await products(edit, (service, context) => service.softDeleteProductVariants(retired, {}, context))
}

/** Deletes variants that were never bought, with everything attached to them. */
async function dropVariants(edit: Edit, productId: string, variants: readonly Variant[]): Promise<void> {
  const ids = variants.map(({ id }) => id)
  const items = variants.flatMap(({ inventory_item_id }) => inventory_item_id ?? [])
  const levels = await levelsOfSizes(
    edit.trx,
    variants.map(({ title }) => ({ variantId: productId, size: title })),
  )
  await writeStock(
    edit,
    levels.map((level) => ({ level, to: 0, reason: "size_removed" })),
  )
  const counted = await many<{ id: string }>(
    edit.trx,
    `select id from inventory_level where inventory_item_id = any(?::text[]) and deleted_at is null`,
    [items],
  )
  edit.emit("inventory-item.deleted", items)
  edit.emit(
    "inventory-level.deleted",
    counted.map(({ id }) => id),
  )
  await edit.trx.raw(`delete from product_variant_inventory_item where variant_id = any(?::text[])`, [ids])
  await products(edit, (service, context) => service.deleteProductVariants(ids, context))
  if (items.length) await inventory(edit, (service, context) => service.deleteInventoryItems(items, context))
}

/** Sets the free pieces of each added size, on top of what earlier orders still reserve. */
async function stockUp(edit: Edit, productId: string, sizes: readonly WantedSize[]): Promise<void> {
  const levels = await levelsOfSizes(
    edit.trx,
    sizes.map(({ size }) => ({ variantId: productId, size })),
  )
  const free = new Map(sizes.map(({ size, stock }) => [size, stock]))
  await writeStock(
    edit,
    levels.map((level) => ({
      level,
      to: level.reserved + level.held + (free.get(level.size) ?? 0),
      reason: "size_added",
    })),
  )
}

async function make(edit: Edit, productId: string, fresh: readonly string[], backorder: boolean): Promise<void> {
  await allowSizes(edit, productId, fresh)
  const prefix = await articlePrefix(edit.trx, productId)
  const order = sizeOrder(await sizesOfShop(edit))
  const variants = await products(edit, (service, context) =>
    service.createProductVariants(
      fresh.map((size) => ({
        product_id: productId,
        title: size,
        sku: `${prefix}-${inArticleNumber(size)}`,
        options: { Size: size },
        variant_rank: rankOfSize(order, size),
        // Made-to-measure uses no stock, so that it can never take a ready-made piece from someone else's bag.
        manage_inventory: size !== CUSTOM_VARIANT,
        allow_backorder: size !== CUSTOM_VARIANT && backorder,
      })),
      context,
    ),
  )
  edit.emit(
    "product-variant.created",
    variants.map(({ id }) => id),
  )
  const shop = await houseIds(edit.trx)
  const stored = variants.filter(({ title }) => title !== CUSTOM_VARIANT)
  if (!stored.length) return
  const items = await inventory(edit, (service, context) =>
    service.createInventoryItems(
      stored.map(({ sku, title }) => ({ sku: sku ?? undefined, title })),
      context,
    ),
  )
  const counted = await inventory(edit, (service, context) =>
    service.createInventoryLevels(
      items.map(({ id }) => ({ inventory_item_id: id, location_id: shop.locationId, stocked_quantity: 0 })),
      context,
    ),
  )
  edit.emit(
    "inventory-item.created",
    items.map(({ id }) => id),
  )
  edit.emit(
    "inventory-level.created",
    counted.map(({ id }) => id),
  )
  await link(
    edit,
    "product_variant_inventory_item",
    stored.map(({ id }, place) => [id, present(items[place], "the item of a new size").id] as const),
  )
}

/**
 * Switches made-to-order on or off for all sizes.
 * @throws catalogue.size_promised when more pieces are promised than are in stock
 */
export async function writeBackorder(edit: Edit, productId: string, backorder: boolean): Promise<void> {
  await lockLevelsOf(edit.trx, [productId], { why: "size_added", by: edit.by })
  const variants = (await variantsOf(edit, productId)).filter(
    (variant) => variant.live && variant.title !== CUSTOM_VARIANT,
  )
  const items = variants.flatMap(({ inventory_item_id }) => inventory_item_id ?? [])
  const short = backorder
    ? null
    : await one<{ item: string }>(
        edit.trx,
        `select inventory_item_id as item from inventory_level where inventory_item_id = any(?::text[]) and location_id = ${houseLocation} and deleted_at is null
        and stocked_quantity - reserved_quantity - held < 0 limit 1`,
        [items],
      )
  if (short)
    throw refuse(
      colourwayRefusals.size_promised,
      present(
        variants.find(({ inventory_item_id }) => inventory_item_id === short.item),
        "the size that is short",
      ).title,
    )
  const changed = variants.filter((variant) => variant.allow_backorder !== backorder).map(({ id }) => id)
  if (changed.length)
    await products(edit, (service, context) =>
      service.updateProductVariants({ id: changed }, { allow_backorder: backorder }, context),
    )
  edit.emit("product-variant.updated", changed)
  const levels = await many<{ id: string }>(
    edit.trx,
    `update inventory_level set backorder = ? where inventory_item_id = any(?::text[]) and backorder <> ? returning id`,
    [backorder, items, backorder],
  )
  edit.emit(
    "inventory-level.updated",
    levels.map(({ id }) => id),
  )
}
