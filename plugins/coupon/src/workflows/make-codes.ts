import type { MedusaContainer } from "@medusajs/framework/types"
import { COUPON_BATCH } from "@silai/contracts/coupon/limits"
import type { CouponRule } from "@silai/contracts/coupon/shapes"
import { crashPoint } from "@silai/kit/crash-point"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one } from "@silai/kit/knex"
import type { BatchRow } from "../queries/batches"
import { codeBy } from "../rules/pattern"
import { columnsOf } from "./write"

/**
 * Makes the next codes of the oldest batch that lacks some, in one transaction with the count of made codes: after a
 * crash the rest is made, and none twice. @returns whether there may be more to make
 */
export function makeCodes(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const batch = await one<BatchRow & { rule: CouponRule }>(
      trx,
      `select * from coupon_batch where made < codes and state <> 'archived' order by created_at limit 1 for update skip locked`,
    )
    if (!batch) return false
    const rule = columnsOf(batch.rule)
    const names = Object.keys(rule)
    const asked = Math.min(COUPON_BATCH.atOnce, batch.codes - batch.made)
    const codes = Array.from({ length: asked }, () => codeBy(batch.pattern))
    // A code that already exists, as a coupon or as an operator's promotion, is replaced by another in the next round.
    const made = await many(
      trx,
      `insert into coupon (id, code, batch_id, state, promotion_id, campaign_id, changed_by, ${names.join(", ")})
       select n.id, n.code, ?::text, ?::text, ?::text, ?::text, ?::text, ${names.map((name) => `r.${name}`).join(", ")}
         from jsonb_populate_record(null::coupon, ?::jsonb) r cross join unnest(?::text[], ?::text[]) n (id, code)
        where not exists (select 1 from promotion p where p.code = n.code and p.deleted_at is null)
       on conflict (code) do nothing returning 1`,
      [
        batch.id,
        batch.state,
        batch.promotion_id,
        batch.campaign_id,
        batch.changed_by,
        JSON.stringify(rule),
        codes.map(() => newId("cpn")),
        codes,
      ],
    )
    crashPoint("coupon-codes-made")
    await trx.raw(`update coupon_batch set made = made + ?, updated_at = now() where id = ?`, [made.length, batch.id])
    if (batch.made + made.length === batch.codes)
      await emitEvents(trx, { name: "silai.coupon-batch.updated", data: [{ id: batch.id }] })
    return true
  })
}
