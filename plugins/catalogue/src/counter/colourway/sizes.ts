import { CUSTOM_VARIANT, SIZE_FILTERS } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { newId } from "@silai/kit/ids"
import { many, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { lockShelvesOf, shelvesOfSizes } from "../../stock/levels"
import { noteStock, writeStock } from "../../stock/write"
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
 * is the one it was, with its past; one that goes is deleted if nobody ever bought it, and otherwise only retired. The pieces
 * that come and go with a size stand in the inventory's history like all others.
 */
export async function writeSizes(
  edit: Edit,
  productId: string,
  wanted: readonly WantedSize[],
  custom: boolean,
  backorder: boolean,
): Promise<void> {
  // Whoever begins to pay for a size at this moment comes before us, and it has a past; or finds it gone.
  await lockShelvesOf(edit.trx, [productId])
  const known = await variantsOf(edit, productId)
  const live = known.filter((variant) => variant.live)
  const titles = [...new Set([...wanted.map(({ size }) => size), ...(custom ? [CUSTOM_VARIANT] : [])])]
  // A Custom size that is switched off stays: the listing and the till look at the switch.
  const leaving = live.filter(({ title }) => title !== CUSTOM_VARIANT && !titles.includes(title))
  const missing = titles.filter((title) => !live.some((variant) => variant.title === title))
  const returning = missing.flatMap(
    (title) =>
      known.find(
        (past) => !past.live && past.title === title && (title === CUSTOM_VARIANT || past.inventory_item_id),
      ) ?? [],
  )
  await takeOut(edit, productId, leaving)
  if (returning.length)
    await products(edit, (service, context) =>
      service.restoreProductVariants(
        returning.map(({ id }) => id),
        {},
        context,
      ),
    )
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
  if (retired.length)
    await products(edit, (service, context) => service.softDeleteProductVariants(retired, {}, context))
}

/** Variants that nobody bought go with all that hangs on them. */
async function dropVariants(edit: Edit, productId: string, variants: readonly Variant[]): Promise<void> {
  const ids = variants.map(({ id }) => id)
  const items = variants.flatMap(({ inventory_item_id }) => inventory_item_id ?? [])
  const shelves = await shelvesOfSizes(
    edit.trx,
    variants.map(({ title }) => ({ variantId: productId, size: title })),
  )
  await noteStock(
    edit,
    shelves.map((shelf) => ({ shelf, to: 0, reason: "size_removed" })),
  )
  await edit.trx.raw(`delete from product_variant_inventory_item where variant_id = any(?::text[])`, [ids])
  await products(edit, (service, context) => service.deleteProductVariants(ids, context))
  if (items.length) await inventory(edit, (service, context) => service.deleteInventoryItems(items, context))
}

/** So many pieces of each size that has just come are free, beside what is promised of it from before. */
async function stockUp(edit: Edit, productId: string, sizes: readonly WantedSize[]): Promise<void> {
  const shelves = await shelvesOfSizes(
    edit.trx,
    sizes.map(({ size }) => ({ variantId: productId, size })),
  )
  const free = new Map(sizes.map(({ size, stock }) => [size, stock]))
  await writeStock(
    edit,
    shelves.map((shelf) => ({
      shelf,
      to: shelf.reserved + shelf.held + (free.get(shelf.size) ?? 0),
      reason: "size_added",
    })),
  )
}

async function make(edit: Edit, productId: string, fresh: readonly string[], backorder: boolean): Promise<void> {
  await allowSizes(edit, productId, fresh)
  const prefix = await articlePrefix(edit.trx, productId)
  const variants = await products(edit, (service, context) =>
    service.createProductVariants(
      fresh.map((size) => ({
        product_id: productId,
        title: size,
        sku: `${prefix}-${size.toUpperCase()}`,
        options: { Size: size },
        variant_rank: SIZE_FILTERS.indexOf(size as never),
        // Made to measure draws on no stock, so that it can never take a ready-made piece from someone else's bag.
        manage_inventory: size !== CUSTOM_VARIANT,
        allow_backorder: size !== CUSTOM_VARIANT && backorder,
      })),
      context,
    ),
  )
  const shop = await one<{ location_id: string }>(
    edit.trx,
    `select id as location_id from stock_location where deleted_at is null order by created_at limit 1`,
  )
  const kept = variants.filter(({ title }) => title !== CUSTOM_VARIANT)
  if (!kept.length) return
  const items = await inventory(edit, (service, context) =>
    service.createInventoryItems(
      kept.map(({ sku, title }) => ({ sku: sku ?? undefined, title })),
      context,
    ),
  )
  await inventory(edit, (service, context) =>
    service.createInventoryLevels(
      items.map(({ id }) => ({ inventory_item_id: id, location_id: shop!.location_id, stocked_quantity: 0 })),
      context,
    ),
  )
  await link(
    edit,
    "product_variant_inventory_item",
    kept.map(({ id }, place) => [id, items[place].id] as const),
  )
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
    [[...sizes], productId],
  )
  if (!missing.length) return
  await trx.raw(
    `insert into product_product_option_value (id, product_product_option_id, product_option_value_id) select * from unnest(?::text[], ?::text[], ?::text[])`,
    [
      missing.map(() => newId("ppov")),
      missing.map(({ option_id }) => option_id),
      missing.map(({ value_id }) => value_id),
    ],
  )
}

/**
 * Switches making to order on or off for every size.
 * @throws catalogue.size_promised when more pieces are promised than lie on the shelf
 */
export async function writeBackorder(edit: Edit, productId: string, backorder: boolean): Promise<void> {
  await lockShelvesOf(edit.trx, [productId])
  const variants = (await variantsOf(edit, productId)).filter(
    (variant) => variant.live && variant.title !== CUSTOM_VARIANT,
  )
  const items = variants.flatMap(({ inventory_item_id }) => inventory_item_id ?? [])
  const short = backorder
    ? null
    : await one<{ item: string }>(
        edit.trx,
        `select inventory_item_id as item from inventory_level where inventory_item_id = any(?::text[]) and deleted_at is null
        and stocked_quantity - reserved_quantity - held < 0 limit 1`,
        [items],
      )
  if (short)
    throw refuse(
      colourwayRefusals.size_promised,
      variants.find(({ inventory_item_id }) => inventory_item_id === short.item)!.title,
    )
  const changed = variants.map(({ id }) => id)
  if (changed.length)
    await products(edit, (service, context) =>
      service.updateProductVariants({ id: changed }, { allow_backorder: backorder }, context),
    )
  await edit.trx.raw(
    `update inventory_level set backorder = ? where inventory_item_id = any(?::text[]) and backorder <> ?`,
    [backorder, items, backorder],
  )
}
