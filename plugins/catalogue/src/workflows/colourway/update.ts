import type { MedusaContainer } from "@medusajs/framework/types"
import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { cleanDetails, plainDetails } from "../../rules/clean-details"
import { checkLink, checkPrices } from "../../rules/colourway-checks"
import { lockStylesOf } from "../../modules/catalogue/sql/refresh"
import { whatChanged } from "../../rules/what-changed"
import { lockSalesShared } from "../sale/lock"
import { checkColour } from "./add"
import { type Edit, editing, products } from "./engine"
import type { Person } from "../../rules/person"
import { writePrices } from "./prices"
import { readColourway } from "../../queries/colourway/read"
import { writeBackorder, writeSizes } from "./sizes"
import { checkSlug, leadOnFrom } from "./slug"
import { tagIds } from "./tags"
import { publishChange, readFinished, writeHistory, writeRelated } from "./write"

type ColourwayChange = ParsedBodyOf<typeof colourwayCalls.update>
type Locked = { version: number; updated_by: string; published_at: Date | null; archived: boolean }

/**
 * Writes the submitted fields of a colourway, in one transaction with the engine's tables and the shop's listing.
 * @throws catalogue.colourway_gone, changed_meanwhile, style_archived, and whatever does not fit together (contracts)
 */
export function updateColourway(
  container: MedusaContainer,
  { by, ...change }: ColourwayChange & { by: Person },
): Promise<Colourway> {
  return editing(container, by, async (edit) => {
    const { trx } = edit
    await lockSalesShared(trx)
    await lockStylesOf(trx, [change._id])
    const locked = await one<Locked>(
      trx,
      `select c.version, c.updated_by, c.published_at, s.archived_at is not null as archived from colourway c join style s on s.id = c.style_id where c.product_id = ? for no key update of c`,
      [change._id],
    )
    if (!locked) throw refuse(colourwayRefusals.colourway_gone)
    if (locked.version !== change.version) throw refuse(colourwayRefusals.changed_meanwhile, locked.updated_by)
    const before = await readColourway(trx, change._id)
    if (locked.archived && change.status === "published")
      throw refuse(colourwayRefusals.style_archived, before.product.name)
    await write(edit, before, change, locked.published_at === null)
    const after = await readFinished(edit, change._id)
    const what = whatChanged(before, after)
    await writeHistory(edit, change._id, what)
    // An editor saved without changes sends no events: subscribers' copies are still right.
    if (what.length) edit.emit("product.updated", [change._id])
    await publishChange(edit, [change._id])
    return what.length ? readColourway(trx, change._id) : after
  })
}

async function write(edit: Edit, before: Colourway, change: ColourwayChange, isFirstTime: boolean): Promise<void> {
  const { trx } = edit
  const id = before._id
  if (change.color !== undefined) await checkColour(trx, before.product._id, before.product.name, change.color, id)
  if (change.amazonLink !== undefined && change.amazonLink !== before.amazonLink) checkLink(change.amazonLink)
  if (change.slug !== undefined && change.slug !== before.slug) {
    await checkSlug(trx, change.slug, id)
    // A draft's slug was never public.
    if (before.status !== "draft" || !isFirstTime) await leadOnFrom(trx, id, before.slug, change.slug)
  }
  await writeProduct(edit, change)
  await writeRow(edit, before, change, isFirstTime)
  const custom = change.customSizeOption ?? before.customSizeOption
  const backorder = change.backorder ?? before.backorder
  const resized = change.sizes !== undefined || custom !== before.customSizeOption
  if (resized)
    await writeSizes(edit, id, change.sizes ?? before.sizes.map(({ size }) => ({ size, stock: 0 })), custom, backorder)
  if (resized || backorder !== before.backorder) await writeBackorder(edit, id, backorder)
  const repriced = change.price !== undefined || change.basePrice !== undefined || change.sale !== undefined
  if (repriced || resized) {
    const pick = <K extends "price" | "basePrice" | "sale">(key: K) =>
      change[key] === undefined ? before[key] : change[key]
    const prices = { price: pick("price") ?? null, basePrice: pick("basePrice") ?? null, sale: pick("sale") ?? null }
    // A sale that is over needs no check any more.
    if (repriced)
      checkPrices(change.sale === undefined && before.sale?.state === "over" ? { ...prices, sale: null } : prices)
    await writePrices(edit, id, prices)
  }
  if (change.relatedProducts) await writeRelated(edit, id, change.relatedProducts)
}

/** The fields stored in the engine's product. */
async function writeProduct(edit: Edit, change: ColourwayChange): Promise<void> {
  const facts = {
    ...(change.variantName !== undefined && { title: change.variantName }),
    ...(change.slug !== undefined && { handle: change.slug }),
    ...(change.details !== undefined && { description: plainDetails(change.details) }),
    ...(change.hsnCode !== undefined && { hs_code: change.hsnCode || null }),
    ...(change.status !== undefined && { status: change.status === "published" ? "published" : "draft" }),
    ...(change.tags !== undefined && { tag_ids: await tagIds(edit, change.tags) }),
  }
  if (Object.keys(facts).length)
    // The engine's input type has no null HSN code, which takes it away.
    await products(edit, (service, context) => service.updateProducts(change._id, facts as never, context))
}

const columns = {
  color: "colour",
  colorCode: "colour_code",
  sizeAndFit: "size_and_fit",
  washCare: "wash_care",
  customSizeOption: "custom_size_option",
  measurementType: "measurement_type",
  backorder: "backorder",
  launchedAt: "launched_at",
} as const

/** Our own row. On first publication it counts as new from now on, unless a launch date is set by hand. */
async function writeRow(
  { trx, by }: Edit,
  before: Colourway,
  change: ColourwayChange,
  isFirstTime: boolean,
): Promise<void> {
  const sets: [string, unknown][] = Object.entries(columns).flatMap(([key, column]) => {
    const value = change[key as keyof typeof columns]
    return value === undefined ? [] : [[column, value] as [string, unknown]]
  })
  if (change.details !== undefined) sets.push(["details_html", cleanDetails(change.details)])
  if (change.amazonLink !== undefined) sets.push(["amazon_link", change.amazonLink || null])
  const launches = change.status === "published" && before.status !== "published" && isFirstTime
  const fixed = [
    "version = version + 1",
    "updated_at = now()",
    ...(change.status === undefined
      ? []
      : [`archived_at = ${change.status === "archived" ? "coalesce(archived_at, now())" : "null"}`]),
    ...(launches
      ? ["published_at = now()"]
      : before.status === "published"
        ? ["published_at = coalesce(published_at, launched_at)"]
        : []),
    ...(launches && change.launchedAt === undefined ? ["launched_at = now()"] : []),
  ]
  await trx.raw(
    `update colourway set ${[...fixed, "updated_by = ?", ...sets.map(([column]) => `${column} = ?`)].join(", ")} where product_id = ?`,
    [by.name, ...sets.map(([, value]) => value), before._id],
  )
}
