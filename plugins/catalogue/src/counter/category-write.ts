import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Category, categoryCalls } from "@silai/contracts/catalogue/category-calls"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { categoryRefusals } from "@silai/contracts/catalogue/messages"
import { slugOf } from "@silai/contracts/catalogue/slug"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { inTransaction } from "@silai/kit/engine-transaction"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { categoryOf } from "./category-read"
import { sayingTaken } from "./taken"

type NewCategory = ParsedBodyOf<typeof categoryCalls.add>
type Change = ParsedBodyOf<typeof categoryCalls.update>

/** Two people who add or move at once would give two categories the same place. */
const oneAtATime = (trx: Sql) => trx.raw(`select pg_advisory_xact_lock(hashtext('category_order'))`)

/**
 * Adds a category as the last one.
 * @throws catalogue.category_name_taken, category_slug_taken, category_slug_missing
 */
export async function addCategory(container: MedusaContainer, wanted: NewCategory): Promise<Category> {
  const slug = wanted.slug ?? slugOf(wanted.name)
  if (!slug) throw refuse(categoryRefusals.category_slug_missing)
  return taken({ ...wanted, slug }, () =>
    databaseOf(container).transaction(async (trx) => {
      await oneAtATime(trx)
      const { n: rank } = (await one<{ n: number }>(
        trx,
        `select count(*)::int as n from product_category where deleted_at is null and parent_category_id is null`,
      ))!
      const engine = container.resolve(Modules.PRODUCT)
      const [{ id }] = await inTransaction(engine, trx, (context) =>
        engine.createProductCategories(
          [{ name: wanted.name, handle: slug, description: wanted.description, is_active: wanted.active, rank }],
          context,
        ),
      )
      await trx.raw(
        `insert into category_fit (category_id, name_key, measurement_type, size_chart) values (?, lower(?), ?, ?)`,
        [id, wanted.name, wanted.measurementType, wanted.sizeChart],
      )
      return categoryOf(trx, id)
    }),
  )
}

/**
 * Changes a category and, in the same transaction, what the shop shows of it.
 * @throws catalogue.category_not_found, category_changed, category_name_taken, category_slug_taken
 */
export async function updateCategory(container: MedusaContainer, change: Change): Promise<Category> {
  return taken(change, () =>
    databaseOf(container).transaction(async (trx) => {
      await oneAtATime(trx)
      // Whoever moves a product in here at this moment comes before us, and its pages are written anew; or after, and reads what we wrote.
      await trx.raw(`select id from product_category where id = ? or handle = ? for no key update`, [
        change.categoryId,
        change.categoryId,
      ])
      const now = await categoryOf(trx, change.categoryId)
      if (change.version !== undefined && change.version !== now.version)
        throw refuse(categoryRefusals.category_changed)
      const { name, slug: handle, description, active: is_active } = change
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
      if (change.rank !== undefined) await move(trx, now._id, change.rank)
      const touched = await many<{ id: string }>(
        trx,
        `select w.product_id as id from colourway w join style s on s.id = w.style_id where s.category_id = ?`,
        [now._id],
      )
      if (touched.length)
        await container.resolve<CatalogueFace>(CATALOGUE).refreshListing(
          touched.map(({ id }) => id),
          trx,
        )
      return categoryOf(trx, now._id)
    }),
  )
}

/** Puts a category at this place among its siblings, and counts the others anew around it. */
const move = (trx: Sql, id: string, rank: number) =>
  trx.raw(
    `
  update product_category c set rank = placed.n, updated_at = now()
    from (select id, row_number() over (order by place, name) - 1 as n
            from (select id, name, case when id = ? then ? - 0.5 + case when rank < ? then 1 else 0 end else rank end as place
                    from product_category where deleted_at is null and parent_category_id is null) wanted) placed
   where placed.id = c.id and c.rank is distinct from placed.n`,
    [id, rank, rank],
  )

/** @throws catalogue.category_not_found, category_in_use */
export async function deleteCategory(container: MedusaContainer, categoryId: string): Promise<Category> {
  return databaseOf(container).transaction(async (trx) => {
    await oneAtATime(trx)
    // Whoever puts a product in here at this moment waits for us, and then finds the category gone.
    await trx.raw(`select id from product_category where id = ? or handle = ? for update`, [categoryId, categoryId])
    const category = await categoryOf(trx, categoryId)
    if (category.products > 0) throw refuse(categoryRefusals.category_in_use, category.name, category.products)
    const engine = container.resolve(Modules.PRODUCT)
    await inTransaction(engine, trx, (context) => engine.softDeleteProductCategories([category._id], {}, context))
    await trx.raw(`delete from category_fit where category_id = ?`, [category._id])
    return category
  })
}

const taken = ({ name = "", slug = "" }: { name?: string; slug?: string }, work: () => Promise<Category>) =>
  sayingTaken(work, (rule, { message }) => {
    if (rule === "category_fit_name_key_key") return refuse(categoryRefusals.category_name_taken, name)
    // The engine says of an address in its own words that it is taken.
    return rule !== null || /handle.*(exist|unique)|already exists/i.test(message)
      ? refuse(categoryRefusals.category_slug_taken, slug || slugOf(name))
      : undefined
  })
