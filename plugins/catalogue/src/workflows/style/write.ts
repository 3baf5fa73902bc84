import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Style, styleCalls } from "@silai/contracts/catalogue/style-calls"
import { styleRefusals } from "@silai/contracts/catalogue/messages"
import { slugOf } from "@silai/contracts/catalogue/slug"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { inTransaction } from "@silai/kit/engine-transaction"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { withEvents } from "@silai/kit/with-events"
import { newNames } from "../../rules/new-names"
import { styleOf } from "../../queries/styles"
import { lockSalesShared } from "../sale/lock"
import { writeSalePrices } from "../sale/prices"
import { refusingTakenNames } from "../unique-names"

type NewStyle = ParsedBodyOf<typeof styleCalls.add>
type Change = ParsedBodyOf<typeof styleCalls.update>

/** Locks a category until the transaction ends: a concurrent deletion waits, and then finds our style in it. */
async function stayingCategory(trx: Sql, id: string): Promise<void> {
  const found = await one(trx, `select 1 from product_category where id = ? and deleted_at is null for share`, [id])
  if (!found) throw refuse(styleRefusals.style_category_gone)
}

/** @throws catalogue.style_name_taken, style_slug_taken, style_slug_missing, style_category_gone */
export async function addStyle(container: MedusaContainer, wanted: NewStyle): Promise<Style> {
  const slug = wanted.slug ?? slugOf(wanted.name)
  if (!slug) throw refuse(styleRefusals.style_slug_missing)
  return taken({ ...wanted, slug }, () =>
    withEvents(databaseOf(container), async (trx, emit) => {
      await stayingCategory(trx, wanted.categoryId)
      const id = newId("style")
      await trx.raw(
        `insert into style (id, name, slug, category_id, fabric, fit, sleeve, rank) select ?, ?, ?, ?, ?, ?, ?, coalesce(?, max(rank) + 1, 0) from style`,
        [
          id,
          wanted.name,
          slug,
          wanted.categoryId,
          wanted.fabric ?? "",
          wanted.fit ?? "",
          wanted.sleeve ?? "",
          wanted.rank ?? null,
        ],
      )
      emit("silai.style.created", [id])
      return styleOf(trx, id)
    }),
  )
}

/**
 * Changes a style and, in the same transaction, its colourways' names and category and their listing rows.
 * @throws catalogue.style_not_found, style_changed, style_name_taken, style_slug_taken, style_category_gone
 */
export async function updateStyle(container: MedusaContainer, change: Change): Promise<Style> {
  return taken(change, () =>
    withEvents(databaseOf(container), async (trx, emit) => {
      if (change.categoryId !== undefined) await lockSalesShared(trx)
      await trx.raw(`select id from style where id = ? or slug = ? for update`, [change.productId, change.productId])
      const now = await styleOf(trx, change.productId)
      if (change.version !== undefined && change.version !== now.version) throw refuse(styleRefusals.style_changed)
      const categoryId = change.categoryId ?? now.category._id
      if (categoryId !== now.category._id) await stayingCategory(trx, categoryId)
      await trx.raw(
        `update style set name = ?, slug = ?, category_id = ?, fabric = ?, fit = ?, sleeve = ?, rank = ?, archived_at = case when ? then null else archived_at end, version = version + 1, updated_at = now() where id = ?`,
        [
          change.name ?? now.name,
          change.slug ?? now.slug,
          categoryId,
          change.fabric ?? now.fabric,
          change.fit ?? now.fit,
          change.sleeve ?? now.sleeve,
          change.rank ?? now.rank,
          change.archived === false,
          now._id,
        ],
      )
      const titles = new Map(
        change.name !== undefined && change.renameVariants ? newNames(now.variants, now.name, change.name) : [],
      )
      const moves = categoryId !== now.category._id
      const products = container.resolve(Modules.PRODUCT)
      const changed = now.variants
        .filter(({ _id }) => moves || titles.has(_id))
        .map(({ _id: id }) => ({
          id,
          ...(titles.has(id) && { title: titles.get(id) }),
          ...(moves && { category_ids: [categoryId] }),
        }))
      if (changed.length) await inTransaction(products, trx, (context) => products.upsertProducts(changed, context))
      emit(
        "product.updated",
        changed.map(({ id }) => id),
      )
      const colourways = now.variants.map(({ _id }) => _id)
      if (moves) {
        await remeasure(trx, now._id, categoryId)
        await writeSalePrices({ trx, container, emit }, colourways)
      }
      if (colourways.length) await container.resolve("catalogue").refreshListing(colourways, trx)
      const after = await styleOf(trx, now._id)
      if (textOf(after) !== textOf(now)) emit("silai.style.updated", [now._id])
      return after
    }),
  )
}

/** The editable fields of a style, for comparison. */
const textOf = ({ name, slug, rank, archived, category, fabric, fit, sleeve }: Style) =>
  JSON.stringify([name, slug, rank, archived, category._id, fabric, fit, sleeve])

/** A style moved from shirts to trousers needs the other body half's measurements from then on. */
const remeasure = (trx: Sql, styleId: string, categoryId: string) =>
  trx.raw(
    `update colourway w set measurement_type = fit.measurement_type from category_fit fit where fit.category_id = ? and w.style_id = ?`,
    [categoryId, styleId],
  )

/**
 * Deletes a style without colourways; archives one whose colourways are all drafts, because old orders may refer to
 * them.
 * @throws catalogue.style_not_found, style_on_sale
 */
export async function removeStyle(
  container: MedusaContainer,
  { productId }: { productId: string },
): Promise<{ style: Style; archived: boolean }> {
  return withEvents(databaseOf(container), async (trx, emit) => {
    await trx.raw(`select id from style where id = ? or slug = ? for update`, [productId, productId])
    const style = await styleOf(trx, productId)
    if (style.published > 0) throw refuse(styleRefusals.style_on_sale, style.name, style.published)
    const { n: colourways } = await only<{ n: number }>(
      trx,
      `select count(*)::int as n from colourway where style_id = ?`,
      [style._id],
    )
    if (colourways === 0) {
      await trx.raw(`delete from style where id = ?`, [style._id])
      emit("silai.style.deleted", [style._id])
    } else {
      await trx.raw(
        `update style set archived_at = coalesce(archived_at, now()), version = version + 1, updated_at = now() where id = ?`,
        [style._id],
      )
      if (!style.archived) emit("silai.style.updated", [style._id])
    }
    return { style, archived: colourways > 0 }
  })
}

const taken = ({ name = "", slug = "" }: { name?: string; slug?: string }, work: () => Promise<Style>) =>
  refusingTakenNames(work, (rule) => {
    if (rule?.startsWith("style_name")) return refuse(styleRefusals.style_name_taken, name)
    return rule?.startsWith("style_slug") ? refuse(styleRefusals.style_slug_taken, slug) : undefined
  })
