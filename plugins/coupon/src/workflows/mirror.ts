import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { COUPON_KIND } from "@silai/contracts/coupon/kinds"
import type { CouponState } from "@silai/contracts/coupon/limits"
import type { CouponRule } from "@silai/contracts/coupon/shapes"
import { inTransaction } from "@silai/kit/engine-transaction"
import type { Sql } from "@silai/kit/knex"
import { present } from "@silai/contracts/present"

type Mirrored = CouponRule & { id: string; code: string; state: CouponState }
export type Mirror = { promotionId: string; campaignId: string }

const currency_code = CHECKOUT.currency.toLowerCase()

const statusOf = (state: CouponState) => (state === "active" ? "active" : "inactive")

/** How the engine writes a coupon's discount. Prices include the tax, so discounts do too. */
const methodOf = (rule: CouponRule) => ({
  currency_code,
  allocation: "across" as const,
  ...COUPON_KIND[rule.kind].mirror(rule),
})

const targetsOf = ({ categoryIds, colourwayIds }: CouponRule) =>
  [
    { attribute: "items.product.categories.id", values: categoryIds },
    { attribute: "items.product.id", values: colourwayIds },
  ]
    .filter(({ values }) => values.length)
    .map((rule) => ({ ...rule, operator: "in" as const }))

/** The rules that the engine cannot express: its plugins read them here. */
const metadataOf = ({ id, minimum, cap, styleIds, firstOrder, perCustomer }: Mirrored) => ({
  coupon_id: id,
  minimum,
  cap,
  style_ids: styleIds,
  first_order: firstOrder,
  per_customer: perCustomer,
})

const campaignOf = ({ id, code, name, startsAt, endsAt }: Mirrored) => ({
  name: name || code,
  campaign_identifier: id,
  starts_at: startsAt ? new Date(startsAt) : null,
  ends_at: endsAt ? new Date(endsAt) : null,
})

/** Writes a coupon as the engine's promotion, with a campaign for its days, in the given transaction. */
export async function addMirror(container: MedusaContainer, trx: Sql, coupon: Mirrored): Promise<Mirror> {
  const promotions = container.resolve(Modules.PROMOTION)
  const { customerIds, kind } = coupon
  const campaign = await inTransaction(promotions, trx, (context) =>
    promotions.createCampaigns(campaignOf(coupon), context),
  )
  const targets = COUPON_KIND[kind].offDelivery ? [] : targetsOf(coupon)
  const [promotion] = await inTransaction(promotions, trx, (context) =>
    promotions.createPromotions(
      [
        {
          code: coupon.code,
          type: "standard",
          status: statusOf(coupon.state),
          is_automatic: false,
          is_tax_inclusive: true,
          limit: coupon.totalUses,
          campaign_id: campaign.id,
          metadata: metadataOf(coupon),
          application_method: { ...methodOf(coupon), target_rules: targets },
          rules: customerIds.length ? [{ attribute: "customer.id", operator: "in", values: customerIds }] : [],
        },
      ],
      context,
    ),
  )
  return {
    promotionId: present(promotion, "the promotion just made").id,
    campaignId: present(campaign, "the campaign just made").id,
  }
}

/** Lets the engine's promotion be used, or not. */
export async function setMirrorState(
  container: MedusaContainer,
  trx: Sql,
  promotionId: string,
  state: CouponState,
): Promise<void> {
  const promotions = container.resolve(Modules.PROMOTION)
  await inTransaction(promotions, trx, (context) =>
    promotions.updatePromotions([{ id: promotionId, status: statusOf(state) }], context),
  )
}

/**
 * Soft-deletes the engine's promotion: orders still name it. A changed coupon gets a new one, because the engine
 * changes a rule value by value.
 */
export async function dropMirror(
  container: MedusaContainer,
  trx: Sql,
  mirror: { promotion_id: string | null; campaign_id: string | null },
): Promise<void> {
  const promotions = container.resolve(Modules.PROMOTION)
  const { promotion_id: promotionId, campaign_id: campaignId } = mirror
  if (promotionId)
    await inTransaction(promotions, trx, (context) => promotions.softDeletePromotions([promotionId], {}, context))
  if (campaignId)
    await inTransaction(promotions, trx, (context) => promotions.softDeleteCampaigns([campaignId], {}, context))
}
