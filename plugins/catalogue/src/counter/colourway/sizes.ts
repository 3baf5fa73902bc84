import { CUSTOM_VARIANT, SIZE_FILTERS } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { newId } from "@silai/kit/ids"
import { many, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { type Edit, inventory, link, products } from "./engine"
import { articlePrefix } from "./article-number"
import { hasHistory } from "./sql-single"

export type WantedSize = { size: string; stock: number }
type Variant = { id: string; title: string; live: boolean; has_history: boolean; inventory_item_id: string | null }

const variantsOf = ({ trx }: Edit, productId: string) =>
  many<Variant>(
    trx,
    `select v.id, v.title, v.deleted_at is null as live, ${hasHistory} as has_history, vi.inventory_item_id from product_variant v
       left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
      where v.product_id = ? order by v.deleted_at is null desc, v.deleted_at desc`,
    [productId],
  )

/**
 * Gives a colourway exactly these ready-made sizes, and the Custom one where it may be cut to measure. A size that comes back
 * is the one it was, with its past; one that goes is deleted if nobody ever bought it, and otherwise only retired.
 */
export async function writeSizes(edit: Edit, productId: string, wanted: readonly WantedSize[], custom: boolean, backorder: boolean): Promise<void> {
  const known = await variantsOf(edit, productId)
  const live = known.filter((variant) => variant.live)
  const goal: WantedSize[] = [...wanted, ...(custom ? [{ size: CUSTOM_VARIANT, stock: 0 }] : [])]
  // A Custom size that is switched off stays: the listing and the till look at the switch.
  const leaving = live.filter(({ title }) => title !== CUSTOM_VARIANT && !goal.some(({ size }) => size === title))
  const missing = goal.filter(({ size }) => !live.some(({ title }) => title === size))
  const returning = missing.flatMap(({ size, stock }) => {
    const past = known.find((variant) => !variant.live && variant.title === size && (size === CUSTOM_VARIANT || variant.inventory_item_id))
    return past ? [{ ...past, stock }] : []
  })
  await takeOut(edit, leaving)
  if (returning.length) await bringBack(edit, returning)
  const fresh = missing.filter(({ size }) => !returning.some(({ title }) => title === size))
  if (fresh.length) await make(edit, productId, fresh, backorder)
}

async function takeOut(edit: Edit, leaving: readonly Variant[]): Promise<void> {
  const retired = leaving.filter((variant) => variant.has_history).map(({ id }) => id)
  const unsold = leaving.filter((variant) => !variant.has_history)
  if (retired.length) await products(edit, (service, context) => service.softDeleteProductVariants(retired, {}, context))
  if (unsold.length) await dropVariants(edit, unsold)
}

/** Variants that nobody bought go with all that hangs on them. */
async function dropVariants(edit: Edit, variants: readonly Pick<Variant, "id" | "inventory_item_id">[]): Promise<void> {
  const ids = variants.map(({ id }) => id)
  const items = variants.flatMap(({ inventory_item_id }) => inventory_item_id ?? [])
  await edit.trx.raw(`delete from product_variant_inventory_item where variant_id = any(?::text[])`, [ids])
  await products(edit, (service, context) => service.deleteProductVariants(ids, context))
  if (items.length) await inventory(edit, (service, context) => service.deleteInventoryItems(items, context))
}

async function bringBack(edit: Edit, returning: readonly (Variant & { stock: number })[]): Promise<void> {
  await products(edit, (service, context) => service.restoreProductVariants(returning.map(({ id }) => id), {}, context))
  for (const { inventory_item_id, stock } of returning) if (inventory_item_id) await stockUp(edit, inventory_item_id, stock)
}

type Level = { id: string; location_id: string; promised: number }
/** So many pieces of a returning size are free, beside what is promised from before. */
async function stockUp(edit: Edit, itemId: string, free: number): Promise<void> {
  const level = await one<Level>(
    edit.trx,
    `select id, location_id, (reserved_quantity + held)::int as promised from inventory_level where inventory_item_id = ? and deleted_at is null order by id limit 1 for update`,
    [itemId],
  )
  if (level) await inventory(edit, (service, context) => service.updateInventoryLevels([{ inventory_item_id: itemId, location_id: level.location_id, stocked_quantity: level.promised + free }], context))
}

async function make(edit: Edit, productId: string, fresh: readonly WantedSize[], backorder: boolean): Promise<void> {
  await allowSizes(edit, productId, fresh.map(({ size }) => size))
  const prefix = await articlePrefix(edit.trx, productId)
  const variants = await products(edit, (service, context) => service.createProductVariants(fresh.map(({ size }) => ({
    product_id: productId, title: size, sku: `${prefix}-${size.toUpperCase()}`, options: { Size: size }, variant_rank: SIZE_FILTERS.indexOf(size as never),
    // Made to measure draws on no stock, so that it can never take a ready-made piece from someone else's bag.
    manage_inventory: size !== CUSTOM_VARIANT, allow_backorder: size !== CUSTOM_VARIANT && backorder,
  })), context))
  const shop = await one<{ location_id: string }>(edit.trx, `select id as location_id from stock_location where deleted_at is null order by created_at limit 1`)
  const kept = variants.filter(({ title }) => title !== CUSTOM_VARIANT)
  if (!kept.length) return
  const items = await inventory(edit, (service, context) => service.createInventoryItems(kept.map(({ sku, title }) => ({ sku: sku ?? undefined, title })), context))
  const units = (title: string) => fresh.find(({ size }) => size === title)!.stock
  await inventory(edit, (service, context) => service.createInventoryLevels(
    items.map((item, place) => ({ inventory_item_id: item.id, location_id: shop!.location_id, stocked_quantity: units(kept[place].title) })), context))
  for (const [place, { id }] of kept.entries()) await link(edit, "product_variant_inventory_item", id, items[place].id)
}

/** A product may have only the sizes that its Size option names; one that was made with fewer is given the rest. */
async function allowSizes({ trx }: Edit, productId: string, sizes: readonly string[]): Promise<void> {
  const missing = await many<{ option_id: string; value_id: string }>(
    trx,
    `select ppo.id as option_id, val.id as value_id from product_product_option ppo
       join product_option opt on opt.id = ppo.product_option_id and opt.title = 'Size'
       join product_option_value val on val.option_id = opt.id and val.deleted_at is null and val.value = any(?::text[])
      where ppo.product_id = ? and ppo.deleted_at is null
        and not exists (select 1 from product_product_option_value known where known.product_product_option_id = ppo.id and known.product_option_value_id = val.id and known.deleted_at is null)`,
    [sizes, productId],
  )
  for (const { option_id, value_id } of missing) {
    await trx.raw(`insert into product_product_option_value (id, product_product_option_id, product_option_value_id) values (?, ?, ?)`, [newId("ppov"), option_id, value_id])
  }
}

/**
 * Switches making to order on or off for every size.
 * @throws catalogue.size_promised when more pieces are promised than lie on the shelf
 */
export async function writeBackorder(edit: Edit, productId: string, backorder: boolean): Promise<void> {
  const variants = (await variantsOf(edit, productId)).filter((variant) => variant.live && variant.title !== CUSTOM_VARIANT)
  const items = variants.flatMap(({ inventory_item_id }) => inventory_item_id ?? [])
  const short = backorder ? null : await one<{ item: string }>(
    edit.trx,
    `select inventory_item_id as item from inventory_level where inventory_item_id = any(?::text[]) and deleted_at is null
        and stocked_quantity - reserved_quantity - held < 0 limit 1`,
    [items],
  )
  if (short) throw refuse(colourwayRefusals.size_promised, variants.find(({ inventory_item_id }) => inventory_item_id === short.item)!.title)
  const changed = variants.map(({ id }) => id)
  if (changed.length) await products(edit, (service, context) => service.updateProductVariants({ id: changed }, { allow_backorder: backorder }, context))
  await edit.trx.raw(`update inventory_level set backorder = ? where inventory_item_id = any(?::text[]) and backorder <> ?`, [backorder, items, backorder])
}
