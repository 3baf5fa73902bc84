import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import type { CouponState } from "@silai/contracts/coupon/limits"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponRule } from "@silai/contracts/coupon/shapes"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import type { BatchRow } from "../queries/batches"
import { checkedRule } from "../rules/check-rule"
import { checkedPattern } from "../rules/pattern"
import { addMirror, dropMirror, setMirrorState } from "./mirror"

type By = { by: string }
type New = ParsedBodyOf<typeof couponBatchCalls.generate> & By

/** Keeps a batch with its promotion; its codes follow in the background. @throws coupon.too_few_places, and as `checkedRule` */
export function generateBatch(
  container: MedusaContainer,
  { by, pattern, codes, ...asked }: New,
): Promise<{ id: string }> {
  const rule: CouponRule = checkedRule({ ...asked, customerIds: [], isListed: false })
  checkedPattern(pattern, codes)
  const id = newId("cbt")
  return databaseOf(container).transaction(async (trx) => {
    // One promotion cannot have all the codes; the engine's has the batch's id, which cannot be typed as a code.
    const { promotionId, campaignId } = await addMirror(container, trx, {
      ...rule,
      id,
      code: id,
      name: rule.name || pattern,
      totalUses: rule.totalUses === null ? null : rule.totalUses * codes,
      state: "active",
    })
    await trx.raw(
      `insert into coupon_batch (id, pattern, rule, codes, promotion_id, campaign_id, changed_by) values (?, ?, ?::jsonb, ?, ?, ?, ?)`,
      [id, pattern, JSON.stringify(rule), codes, promotionId, campaignId, by],
    )
    await emitEvents(trx, { name: "silai.coupon-batch.created", data: [{ id }] })
    return { id }
  })
}

/**
 * Pauses, resumes or archives all codes of a batch, including those not yet made. @throws coupon.batch_unknown,
 * coupon.changed_meanwhile
 */
export function changeBatch(
  container: MedusaContainer,
  { _id: id, version, state, by }: { _id: string; version: number; state: CouponState } & By,
): Promise<{ id: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const now = await one<BatchRow>(trx, `select * from coupon_batch where id = ? for update`, [id])
    if (!now) throw refuse(couponRefusals.batch_unknown)
    if (now.version !== version || now.state === "archived") throw refuse(couponRefusals.changed_meanwhile)
    // In the order of their ids, as shoppers lock them.
    await trx.raw(`select 1 from coupon where batch_id = ? order by id for no key update`, [id])
    await trx.raw(
      `update coupon set state = ?, version = version + 1, updated_at = now(), changed_by = ? where batch_id = ?`,
      [state, by, id],
    )
    await trx.raw(
      `update coupon_batch set state = ?, version = version + 1, updated_at = now(), changed_by = ? where id = ?`,
      [state, by, id],
    )
    if (state === "archived") await dropMirror(container, trx, now)
    else if (now.promotion_id) await setMirrorState(container, trx, now.promotion_id, state)
    await emitEvents(trx, { name: "silai.coupon-batch.updated", data: [{ id }] })
    return { id }
  })
}
