import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Category, categoryCalls } from "@silai/contracts/catalogue/category-calls"
import { categoryRefusals } from "@silai/contracts/catalogue/messages"
import { slugOf } from "@silai/contracts/catalogue/slug"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { inTransaction } from "@silai/kit/engine-transaction"
import { databaseOf, many, one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { withEvents } from "@silai/kit/with-events"
import { categoryOf } from "../../queries/categories"
import { refusingTakenNames } from "../unique-names"
import { present } from "@silai/contracts/present"

type NewCategory = ParsedBodyOf<typeof categoryCalls.add>
type Change = ParsedBodyOf<typeof categoryCalls.update>

/** Two concurrent additions or moves would give two categories the same rank. */
const oneAtATime = (trx: Sql) => trx.raw(`select pg_advisory_xact_lock(hashtext('category_order'))`)

/**
 * Adds a category as the last one.
 * @throws catalogue.category_name_taken, category_slug_taken, category_slug_missing
 */
export async function addCategory(container: MedusaContainer, wanted: NewCategory): Promise<Category> {
  const slug = wanted.slug ?? slugOf(wanted.name)
  if (!slug) throw refuse(categoryRefusals.category_slug_missing)
  return taken(wanted, () =>
    withEvents(databaseOf(container), async (trx, emit) => {
      await oneAtATime(trx)
      await refuseTakenSlug(trx, slug)
      const { n: rank } = await only<{ n: number }>(
        trx,
        `select count(*)::int as n from product_category where deleted_at is null and parent_category_id is null`,
      )
      const engine = container.resolve(Modules.PRODUCT)
      const [made] = await inTransaction(engine, trx, (context) =>
        engine.createProductCategories(
          [{ name: wanted.name, handle: slug, description: wanted.description, is_active: wanted.active, rank }],
          context,
        ),
      )
      const { id } = present(made, "the new category")
      await trx.raw(
        `insert into category_fit (category_id, name_key, measurement_type, size_chart) values (?, lower(?), ?, ?)`,
        [id, wanted.name, wanted.measurementType, wanted.sizeChart],
      )
      emit("product-category.created", [id])
      return categoryOf(trx, id)
    }),
  )
}

/**
 * Changes a category and, in the same transaction, the listing rows that show it.
 * @throws catalogue.category_not_found, category_changed, category_name_taken, category_slug_taken
 */
export async function updateCategory(container: MedusaContainer, change: Change): Promise<Category> {
  return taken(change, () =>
    withEvents(databaseOf(container), async (trx, emit) => {
      await oneAtATime(trx)
      // Serialised with edits that move a product into this category: either its rows are refreshed here, or they are
      // written from what this commits.
      await trx.raw(`select id from product_category where id = ? or handle = ? for no key update`, [
        change.categoryId,
        change.categoryId,
      ])
      const now = await categoryOf(trx, change.categoryId)
      if (change.version !== undefined && change.version !== now.version)
        throw refuse(categoryRefusals.category_changed)
      const { name, slug: handle, description, active: is_active } = change
      if (handle !== undefined) await refuseTakenSlug(trx, handle, now._id)
      const plain = Object.fromEntries(
        Object.entries({ name, handle, description, is_active }).filter(([, value]) => value !== undefined),
      )
      const engine = container.resolve(Modules.PRODUCT)
      if (Object.keys(plain).length)
        await inTransaction(engine, trx, (context) => engine.updateProductCategories(now._id, plain, context))
      await trx.raw(
        `insert into category_fit (category_id, name_key, measurement_type, size_chart) values (?, lower(?), ?, ?)
       on conflict (category_id) do update set name_key = excluded.name_key, measurement_type = excluded.measurement_type, size_chart = excluded.size_chart,
         version = category_fit.version + 1, updated_at = now()`,
        [
          now._id,
          name ?? now.name,
          change.measurementType ?? now.measurementType,
          change.sizeChart === undefined ? now.sizeChart : change.sizeChart,
        ],
      )
      if (change.rank !== undefined) emit("product-category.updated", await move(trx, now._id, change.rank))
      const touched = await many<{ id: string }>(
        trx,
        `select w.product_id as id from colourway w join style s on s.id = w.style_id where s.category_id = ?`,
        [now._id],
      )
      if (touched.length)
        await container.resolve("catalogue").refreshListing(
          touched.map(({ id }) => id),
          trx,
        )
      const after = await categoryOf(trx, now._id)
      if (textOf(after) !== textOf(now)) emit("product-category.updated", [now._id])
      return after
    }),
  )
}

/** The editable fields of a category, for comparison. */
const textOf = ({ name, slug, description, rank, active, measurementType, sizeChart }: Category) =>
  JSON.stringify([name, slug, description, rank, active, measurementType, sizeChart])

/** Moves a category to this rank among its siblings and renumbers the others. Returns those with another rank. */
async function move(trx: Sql, id: string, rank: number): Promise<string[]> {
  const moved = await many<{ id: string }>(
    trx,
    `
  update product_category c set rank = placed.n, updated_at = now()
    from (select id, row_number() over (order by place, name) - 1 as n
            from (select id, name, case when id = ? then ? - 0.5 + case when rank < ? then 1 else 0 end else rank end as place
                    from product_category where deleted_at is null and parent_category_id is null) wanted) placed
   where placed.id = c.id and c.rank is distinct from placed.n returning c.id`,
    [id, rank, rank],
  )
  return moved.map((category) => category.id)
}

const ranksOf = async (trx: Sql): Promise<Map<string, number>> =>
  new Map(
    (
      await many<{ id: string; rank: number }>(
        trx,
        `select id, rank from product_category where deleted_at is null and parent_category_id is null`,
      )
    ).map(({ id, rank }) => [id, rank]),
  )

/** @throws catalogue.category_not_found, category_in_use */
export async function deleteCategory(container: MedusaContainer, categoryId: string): Promise<Category> {
  return withEvents(databaseOf(container), async (trx, emit) => {
    await oneAtATime(trx)
    // An edit that adds a product to this category at the same time waits, and then finds it deleted.
    await trx.raw(`select id from product_category where id = ? or handle = ? for update`, [categoryId, categoryId])
    const category = await categoryOf(trx, categoryId)
    if (category.products > 0) throw refuse(categoryRefusals.category_in_use, category.name, category.products)
    const before = await ranksOf(trx)
    const engine = container.resolve(Modules.PRODUCT)
    await inTransaction(engine, trx, (context) => engine.softDeleteProductCategories([category._id], {}, context))
    emit("product-category.deleted", [category._id])
    // The engine closes the gap.
    const after = await ranksOf(trx)
    emit(
      "product-category.updated",
      [...after].flatMap(([id, rank]) => (before.get(id) === rank ? [] : [id])),
    )
    await trx.raw(`delete from category_fit where category_id = ?`, [category._id])
    return category
  })
}

/**
 * Checked under the lock of `oneAtATime`, so that no other edit of ours takes the slug in between: the engine's own
 * error names no index.
 * @throws catalogue.category_slug_taken
 */
async function refuseTakenSlug(trx: Sql, slug: string, exceptId = ""): Promise<void> {
  const taken = await one(trx, `select 1 from product_category where handle = ? and id <> ? and deleted_at is null`, [
    slug,
    exceptId,
  ])
  if (taken) throw refuse(categoryRefusals.category_slug_taken, slug)
}

const taken = ({ name = "" }: { name?: string }, work: () => Promise<Category>) =>
  refusingTakenNames(work, (rule) =>
    rule === "category_fit_name_key_key" ? refuse(categoryRefusals.category_name_taken, name) : undefined,
  )
