import type { MedusaContainer } from "@medusajs/framework/types"
import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import { colourwayHistory } from "@silai/contracts/catalogue/history-messages"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { houseIds } from "@silai/kit/house-ids"
import { one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { cleanDetails, plainDetails } from "../../rules/clean-details"
import { checkLink, checkPrices } from "../../rules/colourway-checks"
import { lockSalesShared } from "../sale/lock"
import { type Edit, editing, link, products } from "./engine"
import type { Person } from "../../rules/person"
import { writePrices } from "./prices"
import { writeBackorder, writeSizes } from "./sizes"
import { checkSlug, freeSlug } from "./slug"
import { tagIds } from "./tags"
import { publishChange, readFinished, writeHistory, writeRelated } from "./write"
import { present } from "@silai/contracts/present"

type NewColourway = ParsedBodyOf<typeof colourwayCalls.add>
type Style = {
  id: string
  name: string
  category_id: string
  archived: boolean
  measurement_type: "upperBody" | "lowerBody" | null
  hs_code: string | null
}

/**
 * Locks the style until the transaction ends, so that no other edit removes it or adds the same colour in the meantime.
 */
const holdStyle = (trx: Sql, id: string) =>
  one<Style>(
    trx,
    `select s.id, s.name, s.category_id, s.archived_at is not null as archived, usual.measurement_type, usual.hs_code from style s
       left join lateral (select c.measurement_type, p.hs_code from colourway c join product p on p.id = c.product_id and p.deleted_at is null
                           where c.style_id = s.id order by c.created_at desc limit 1) usual on true
      where s.id = ? for no key update of s`,
    [id],
  )

/**
 * Call it with the style locked. @throws catalogue.colour_taken when the style has this colour already, archived ones
 * included.
 */
export async function checkColour(
  trx: Sql,
  styleId: string,
  styleName: string,
  colour: string,
  productId = "",
): Promise<void> {
  const taken = await one(
    trx,
    `select 1 from colourway where style_id = ? and lower(colour) = lower(?) and product_id <> ?`,
    [styleId, colour, productId],
  )
  if (taken) throw refuse(colourwayRefusals.colour_taken, colour, styleName)
}

/**
 * Adds a colour to a style, in one transaction with the engine's product, sizes, prices and stock.
 * @throws catalogue.style_gone, style_archived, colour_taken, slug_taken, price and link refusals, related_gone,
 * not_ready (contracts)
 */
export function addColourway(
  container: MedusaContainer,
  { by, ...wanted }: NewColourway & { by: Person },
): Promise<Colourway> {
  return editing(container, by, (edit) => make(edit, wanted))
}

export async function make(
  edit: Edit,
  wanted: NewColourway,
  historyLine: string = colourwayHistory.added,
): Promise<Colourway> {
  const { trx } = edit
  await lockSalesShared(trx)
  const style = await holdStyle(trx, wanted.product)
  if (!style) throw refuse(colourwayRefusals.style_gone)
  if (style.archived) throw refuse(colourwayRefusals.style_archived, style.name)
  const prices = { price: wanted.price ?? null, basePrice: wanted.basePrice ?? null, sale: wanted.sale ?? null }
  checkPrices(prices)
  checkLink(wanted.amazonLink ?? null)
  await checkColour(trx, style.id, style.name, wanted.color)
  const name = wanted.variantName ?? `${wanted.color} ${style.name}`
  const slug = wanted.slug ?? (await freeSlug(trx, name))
  await checkSlug(trx, slug)
  const productId = await makeProduct(edit, wanted, style, name, slug)
  await insertColourway(edit, productId, wanted, style)
  await writeSizes(edit, productId, wanted.sizes ?? [], wanted.customSizeOption ?? false, wanted.backorder ?? false)
  if (wanted.backorder) await writeBackorder(edit, productId, true)
  await writePrices(edit, productId, prices)
  if (wanted.relatedProducts) await writeRelated(edit, productId, wanted.relatedProducts)
  await writeHistory(edit, productId, [historyLine])
  await publishChange(edit, [productId])
  return readFinished(edit, productId)
}

async function makeProduct(
  edit: Edit,
  wanted: NewColourway,
  style: Style,
  title: string,
  handle: string,
): Promise<string> {
  const shop = await houseIds(edit.trx)
  const house = await only<{ option: string; profile: string }>(
    edit.trx,
    `select (select id from product_option where title = 'Size' and not is_exclusive and deleted_at is null order by created_at limit 1) as option,
            (select id from shipping_profile where type = 'default' and deleted_at is null order by created_at limit 1) as profile`,
  )
  const { option, profile } = house
  const tags = await tagIds(edit, wanted.tags ?? [])
  const [made] = await products(edit, (service, context) =>
    service.createProducts(
      [
        {
          title,
          handle,
          status: wanted.status === "published" ? "published" : "draft",
          description: plainDetails(wanted.details ?? ""),
          origin_country: "in",
          hs_code: wanted.hsnCode ?? style.hs_code ?? undefined,
          category_ids: [style.category_id],
          tag_ids: tags,
          options: [{ id: option }],
        },
      ],
      context,
    ),
  )
  const product = present(made, "the new product")
  edit.emit("product.created", [product.id])
  await link(edit, "product_sales_channel", [[product.id, shop.salesChannelId]])
  await link(edit, "product_shipping_profile", [[product.id, profile]])
  return product.id
}

async function insertColourway(
  { trx, by }: Edit,
  productId: string,
  wanted: NewColourway,
  style: Style,
): Promise<void> {
  await trx.raw(
    `insert into colourway (product_id, style_id, colour, colour_code, details_html, size_and_fit, wash_care, amazon_link, custom_size_option,
       measurement_type, backorder, rank, launched_at, updated_by, archived_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (select coalesce(max(rank) + 1, 0) from colourway where style_id = ?), coalesce(?::timestamptz, now()), ?, ${wanted.status === "archived" ? "now()" : "null"})`,
    [
      productId,
      style.id,
      wanted.color,
      wanted.colorCode,
      cleanDetails(wanted.details ?? ""),
      wanted.sizeAndFit ?? "",
      wanted.washCare ?? "",
      wanted.amazonLink || null,
      wanted.customSizeOption ?? false,
      wanted.measurementType ?? style.measurement_type ?? "upperBody",
      wanted.backorder ?? false,
      style.id,
      wanted.launchedAt ?? null,
      by.name,
    ],
  )
}

/** The ready-made sizes in their order, without stock, for a copy. */
export const emptyLevels = (sizes: readonly { size: string }[]) =>
  sizes.filter(({ size }) => size !== CUSTOM_VARIANT).map(({ size }) => ({ size, stock: 0 }))
