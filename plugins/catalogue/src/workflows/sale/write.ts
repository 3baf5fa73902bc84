import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { Sale, saleCalls } from "@silai/contracts/catalogue/sale-calls"
import { saleRefusals } from "@silai/contracts/catalogue/sale-messages"
import { SALE } from "@silai/contracts/catalogue/style-limits"
import { present } from "@silai/contracts/present"
import { newId } from "@silai/kit/ids"
import { many, one, only } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { lockStylesOf } from "../../modules/catalogue/sql/refresh"
import { readSale } from "../../queries/sale/list"
import { scopeRows } from "../../queries/sale/preview"
import { isInScope, scopeOfSale } from "../../queries/sale/scope-sql"
import type { Person } from "../../rules/person"
import { saleHours, type SaleHours, saleState } from "../../rules/sale-hours"
import { dropList } from "../colourway/amounts"
import { type Edit, editing, pricing } from "../colourway/engine"
import { publishChange } from "../colourway/write"
import { lockSales } from "./lock"
import { writeSalePrices } from "./prices"

type Plan = ParsedBodyOf<typeof saleCalls.plan>
type Change = ParsedBodyOf<typeof saleCalls.change>
type Named = ParsedBodyOf<typeof saleCalls.stop>
type Locked = SaleHours & { list: string; version: number; updatedBy: string; now: Date }

/** The engine's lists are found by their titles: no sale's may be the list of offers. */
const titleOf = (name: string) => `Planned sale: ${name}`

const altering = <T>(container: MedusaContainer, by: Person, work: (edit: Edit) => Promise<T>): Promise<T> =>
  editing(container, by, async (edit) => {
    await lockSales(edit.trx)
    return work(edit)
  })

/**
 * Plans a sale: a price list of the engine's with its hours, and the prices of all that is in it. No price is written back at its end:
 * the everyday prices were never touched.
 * @throws catalogue.sale_ends_early, sale_name_taken, sale_goods_gone, sale_too_many, sale_empty
 */
export function planSale(container: MedusaContainer, { by, ...plan }: Plan & { by: Person }): Promise<Sale> {
  return altering(container, by, async (edit) => {
    const { now } = await only<{ now: Date }>(edit.trx, `select statement_timestamp() as now`)
    const { from, to } = saleHours({ from: new Date(plan.from), to: new Date(plan.to) }, null, now)
    const id = newId("sale")
    const [list] = await pricing(edit, (service, context) =>
      service.createPriceLists(
        [
          {
            title: titleOf(plan.name),
            description: "A sale that begins and ends by itself.",
            type: "sale",
            status: "active",
            starts_at: from.toISOString(),
            ends_at: to.toISOString(),
          },
        ],
        context,
      ),
    )
    const made = present(list, "the price list of a sale")
    edit.emit("pricing.price-list.created", [made.id])
    await edit.trx.raw(
      `insert into planned_sale (id, name, percent, to_nine, price_paise, category_ids, style_ids, colourway_ids, without_ids, price_list_id, begins_at, ends_at, updated_by)
       values (?, ?, ?, ?, ?, ?::text[], ?::text[], ?::text[], ?::text[], ?, ?, ?, ?)`,
      [id, plan.name, ...ruleColumns(plan.rule), ...scopeColumns(plan.scope), made.id, from, to, by.name],
    )
    return writeGoods(edit, id, plan)
  })
}

/**
 * Changes a sale that is not over, with the prices of all that is in it or was.
 * @throws catalogue.sale_not_found, sale_changed, sale_over, sale_begun, and what `planSale` throws
 */
export function changeSale(
  container: MedusaContainer,
  { by, saleId, version, ...plan }: Change & { by: Person },
): Promise<Sale> {
  return altering(container, by, async (edit) => {
    const before = await lockSale(edit, { saleId, version })
    const { from, to } = saleHours({ from: new Date(plan.from), to: new Date(plan.to) }, before, before.now)
    await edit.trx.raw(
      `update planned_sale set name = ?, percent = ?, to_nine = ?, price_paise = ?, category_ids = ?::text[], style_ids = ?::text[], colourway_ids = ?::text[],
         without_ids = ?::text[], begins_at = ?, ends_at = ?, version = version + 1, updated_at = now(), updated_by = ? where id = ?`,
      [plan.name, ...ruleColumns(plan.rule), ...scopeColumns(plan.scope), from, to, by.name, saleId],
    )
    await pricing(edit, (service, context) =>
      service.updatePriceLists(
        [{ id: before.list, title: titleOf(plan.name), starts_at: from.toISOString(), ends_at: to.toISOString() }],
        context,
      ),
    )
    edit.emit("pricing.price-list.updated", [before.list])
    return writeGoods(edit, saleId, plan)
  })
}

/**
 * Ends a running sale at this moment of the database's clock, as its own end would.
 * @throws catalogue.sale_not_found, sale_changed, sale_over, sale_not_running
 */
export function stopSale(container: MedusaContainer, { by, ...named }: Named & { by: Person }): Promise<Sale> {
  return altering(container, by, async (edit) => {
    const { list, now, ...hours } = await lockSale(edit, named)
    const state = saleState(hours, now)
    if (state !== "running") throw refuse(state === "over" ? saleRefusals.sale_over : saleRefusals.sale_not_running)
    await edit.trx.raw(
      `update planned_sale set ends_at = ?, version = version + 1, updated_at = now(), updated_by = ? where id = ?`,
      [now, by.name, named.saleId],
    )
    await pricing(edit, (service, context) =>
      service.updatePriceLists([{ id: list, ends_at: now.toISOString() }], context),
    )
    edit.emit("pricing.price-list.updated", [list])
    await publish(edit, await goodsOf(edit, named.saleId))
    return readSale(edit.trx, named.saleId)
  })
}

/** Deletes a sale that has not begun, with its prices. @throws catalogue.sale_not_found, sale_changed, sale_not_planned */
export function removeSale(
  container: MedusaContainer,
  { by, ...named }: Named & { by: Person },
): Promise<{ _id: string }> {
  return altering(container, by, async (edit) => {
    const { list, now, ...hours } = await lockSale(edit, named)
    if (saleState(hours, now) !== "planned") throw refuse(saleRefusals.sale_not_planned)
    await dropList(edit, list)
    await edit.trx.raw(`delete from planned_sale where id = ?`, [named.saleId])
    await notifyLive(edit.trx, "sale.changed", {})
    return { _id: named.saleId }
  })
}

const ruleColumns = (rule: Plan["rule"]) =>
  "price" in rule ? [null, false, toPaise(rule.price)] : [rule.percent, rule.toNine, null]

/** Sorted: the order in which they were chosen is no change. */
const scopeColumns = ({ categories, styles, variants, without }: Plan["scope"]) =>
  [categories, styles, variants, without].map((ids) => [...new Set(ids)].sort())

async function lockSale({ trx }: Edit, { saleId, version }: Named): Promise<Locked> {
  const locked = await one<Locked>(
    trx,
    `select price_list_id as list, version, updated_by as "updatedBy", begins_at as "from", ends_at as "to", statement_timestamp() as now
       from planned_sale where id = ? for update`,
    [saleId],
  )
  if (!locked) throw refuse(saleRefusals.sale_not_found)
  if (locked.version !== version) throw refuse(saleRefusals.sale_changed, locked.updatedBy)
  return locked
}

/** The colourways that a sale's scope names, and those that its list has prices of. */
async function goodsOf({ trx }: Edit, id: string): Promise<string[]> {
  const rows = await many<{ id: string }>(
    trx,
    `select c.product_id as id from planned_sale s cross join colourway c join style st on st.id = c.style_id where s.id = ? and ${isInScope(scopeOfSale)}
      union
     select v.product_id from planned_sale s join price pr on pr.price_list_id = s.price_list_id and pr.deleted_at is null
       join product_variant_price_set vps on vps.price_set_id = pr.price_set_id and vps.deleted_at is null join product_variant v on v.id = vps.variant_id
      where s.id = ? order by id`,
    [id, id],
  )
  return rows.map((row) => row.id)
}

/** Finds a style, category or colourway that a sale names and that does not exist. Binding: the sale's id. */
const missing = `
select 1 from planned_sale_scope chosen where sale_id = ? and not (case kind
  when 'category' then exists (select 1 from product_category x where x.id = ref and x.deleted_at is null)
  when 'style' then exists (select 1 from style x where x.id = ref)
  else exists (select 1 from colourway x where x.product_id = ref) end) limit 1`

/** Writes the scope of a new or changed sale, and what each colourway in it costs. */
async function writeGoods(edit: Edit, id: string, { name, scope }: Pick<Plan, "name" | "scope">): Promise<Sale> {
  const { trx } = edit
  const twin = await one(
    trx,
    `select 1 from planned_sale where lower(name) = lower(?) and id <> ? and ends_at > statement_timestamp()`,
    [name, id],
  )
  if (twin) throw refuse(saleRefusals.sale_name_taken)
  await trx.raw(`delete from planned_sale_scope where sale_id = ?`, [id])
  await trx.raw(
    `insert into planned_sale_scope (sale_id, kind, ref)
     select distinct ?::text, kind, ref from jsonb_to_recordset(?::jsonb) as given (kind text, ref text)`,
    [id, JSON.stringify(scopeRows(scope))],
  )
  if (await one(trx, missing, [id])) throw refuse(saleRefusals.sale_goods_gone)
  const goods = await goodsOf(edit, id)
  if (goods.length > SALE.maxVariants) throw refuse(saleRefusals.sale_too_many, goods.length)
  await lockStylesOf(trx, goods)
  const lower = await writeSalePrices(edit, goods, id)
  if (!lower) throw refuse(saleRefusals.sale_empty)
  await publish(edit, goods)
  return readSale(trx, id)
}

async function publish(edit: Edit, goods: readonly string[]): Promise<void> {
  await publishChange(edit, goods)
  await notifyLive(edit.trx, "sale.changed", {})
}
