import { SHIPPING_FEE } from "@silai/contracts/checkout/limits"
import type { KeptShippingFee } from "@silai/contracts/checkout/shipping-fee-calls"
import { FIRST_SHIPPING_FEE, type ShippingFeeRules } from "@silai/contracts/checkout/shipping-fee"
import { many, manyKept, type Sql } from "@silai/kit/knex"
import { toWire } from "../rules/shipping-fee-wire"

type Row = { version: number; rules: ShippingFeeRules; author_name: string; created_at: Date }

/** What the rules have got since a version was written has its first value there. */
const whole = (rules: ShippingFeeRules): ShippingFeeRules => ({
  ...FIRST_SHIPPING_FEE,
  ...rules,
  pickup: { ...FIRST_SHIPPING_FEE.pickup, ...rules.pickup },
})

/** The rules that count now, with their version; 0 are the first. */
export async function shippingFeeRules(sql: Sql): Promise<{ version: number; rules: ShippingFeeRules }> {
  const [row] = await manyKept<Pick<Row, "version" | "rules">>(
    sql,
    `select version, rules from shipping_fee_rules order by version desc limit 1`,
    [],
  )
  return row ? { version: row.version, rules: whole(row.rules) } : { version: 0, rules: FIRST_SHIPPING_FEE }
}

/** The latest versions as the wire has them, the one that counts first, and the shop's first as the last. */
export async function shippingFeeHistory(sql: Sql): Promise<KeptShippingFee[]> {
  const rows = await many<Row>(
    sql,
    `select version, rules, author_name, created_at from shipping_fee_rules order by version desc limit ?`,
    [SHIPPING_FEE.historyShows],
  )
  const written = rows.map(({ version, rules, author_name, created_at }) => ({
    ...toWire(whole(rules)),
    version,
    changedAt: created_at.toISOString(),
    changedBy: author_name,
  }))
  return [...written, { ...toWire(FIRST_SHIPPING_FEE), version: 0, changedAt: null, changedBy: null }]
}
