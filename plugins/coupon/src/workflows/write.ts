import type { MedusaContainer } from "@medusajs/framework/types"
import type { CouponState } from "@silai/contracts/coupon/limits"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponRule } from "@silai/contracts/coupon/shapes"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import type { Row } from "../queries/rows"
import { checkedRule } from "../rules/check-rule"
import { addMirror, dropMirror, type Mirror } from "./mirror"

type By = { by: string }
type Made = { id: string; code: string }

/** A rule as the columns of its row. */
export const columnsOf = (rule: CouponRule): Record<string, unknown> => ({
  name: rule.name,
  kind: rule.kind,
  percent: rule.percent,
  amount_paise: rule.amount === null ? null : toPaise(rule.amount),
  cap_paise: rule.cap === null ? null : toPaise(rule.cap),
  minimum_paise: toPaise(rule.minimum),
  category_ids: rule.categoryIds,
  style_ids: rule.styleIds,
  colourway_ids: rule.colourwayIds,
  customer_ids: rule.customerIds,
  is_listed: rule.isListed,
  first_order: rule.firstOrder,
  per_customer: rule.perCustomer,
  total_uses: rule.totalUses,
  starts_at: rule.startsAt,
  ends_at: rule.endsAt,
})

/** Makes a coupon with its promotion in the engine. @throws coupon.code_taken, and as `checkedRule` */
export function generate(
  container: MedusaContainer,
  { by, ...asked }: CouponRule & { code: string } & By,
): Promise<Made> {
  const { code, ...rule } = checkedRule(asked)
  const id = newId("cpn")
  return databaseOf(container).transaction(async (trx) => {
    const columns = { id, code, ...columnsOf(rule), changed_by: by }
    const names = Object.keys(columns)
    const made = await one(
      trx,
      `insert into coupon (${names.join(", ")}) values (${names.map(() => "?").join(", ")}) on conflict (code) do nothing returning 1`,
      Object.values(columns),
    )
    if (!made || (await isPromotion(trx, code))) throw refuse(couponRefusals.code_taken)
    await saveMirror(trx, id, await addMirror(container, trx, { ...rule, id, code, state: "active" }))
    await emitEvents(trx, { name: "silai.coupon.created", data: [{ id }] })
    return { id, code }
  })
}

/** Whether an operator has made a promotion with this code in the engine itself. */
const isPromotion = async (trx: Sql, code: string): Promise<boolean> =>
  (await one(trx, `select 1 from promotion where code = ? and deleted_at is null`, [code])) !== null

const saveMirror = (trx: Sql, id: string, { promotionId, campaignId }: Mirror) =>
  trx.raw(`update coupon set promotion_id = ?, campaign_id = ? where id = ?`, [promotionId, campaignId, id])

type Changed = CouponRule & { _id: string; version: number; state: CouponState } & By

/**
 * Changes a coupon. Held uses keep their price. @throws coupon.unknown, coupon.changed_meanwhile, coupon.fewer_than_taken,
 * coupon.of_batch, and as `checkedRule`
 */
export function change(container: MedusaContainer, { _id: id, version, state, by, ...asked }: Changed): Promise<Made> {
  const rule = checkedRule(asked)
  return databaseOf(container).transaction(async (trx) => {
    const now = await lockVersion(trx, id, version)
    if (rule.totalUses !== null && rule.totalUses < now.taken) throw refuse(couponRefusals.fewer_than_taken, now.taken)
    const columns = { ...columnsOf(rule), state, changed_by: by }
    await trx.raw(
      `update coupon set ${Object.keys(columns)
        .map((name) => `${name} = ?`)
        .join(", ")}, version = version + 1, updated_at = now() where id = ?`,
      [...Object.values(columns), id],
    )
    await dropMirror(container, trx, now)
    await saveMirror(trx, id, await addMirror(container, trx, { ...rule, id, code: now.code, state }))
    await emitEvents(trx, { name: "silai.coupon.updated", data: [{ id }] })
    return { id, code: now.code }
  })
}

/** Deletes a coupon that is neither used nor held; any other is archived. @throws coupon.unknown, coupon.changed_meanwhile */
export function remove(
  container: MedusaContainer,
  { _id: id, version, by }: { _id: string; version: number } & By,
): Promise<Made & { archived: boolean }> {
  return databaseOf(container).transaction(async (trx) => {
    const now = await lockVersion(trx, id, version)
    await dropMirror(container, trx, now)
    if (now.taken === 0) await trx.raw(`delete from coupon where id = ?`, [id])
    else
      await trx.raw(
        `update coupon set state = 'archived', version = version + 1, updated_at = now(), changed_by = ? where id = ?`,
        [by, id],
      )
    await emitEvents(trx, { name: now.taken === 0 ? "silai.coupon.deleted" : "silai.coupon.updated", data: [{ id }] })
    return { id, code: now.code, archived: now.taken > 0 }
  })
}

async function lockVersion(trx: Sql, id: string, version: number): Promise<Row> {
  const now = await one<Row>(trx, `select * from coupon where id = ? for no key update`, [id])
  if (!now) throw refuse(couponRefusals.unknown)
  // All codes of the batch share its promotion.
  if (now.batch_id) throw refuse(couponRefusals.of_batch)
  if (now.version !== version) throw refuse(couponRefusals.changed_meanwhile)
  return now
}
