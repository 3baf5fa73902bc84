import type { CouponKind } from "@silai/contracts/coupon/limits"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import { useRecordForm } from "../../ui/form/use-record-form"
import { endFromIst, fromIst, toIst } from "../catalogue/colourway/ist"
import type { CouponBatchRecord, CouponWithUses } from "./calls"
import { useSay } from "../../words/language"

/** As typed: rupees and numbers, hours in Indian time. */
export type CouponValues = {
  /** Many codes by a pattern. */ many: boolean
  pattern: string
  codes: number | null
  code: string
  name: string
  kind: CouponKind
  percent: number | null
  amount: number | null
  cap: number | null
  minimum: number | null
  categoryIds: string[]
  styleIds: string[]
  colourwayIds: string[]
  customerIds: string[]
  isListed: boolean
  firstOrder: boolean
  perCustomer: number | null
  totalUses: number | null
  startsAt: string
  endsAt: string
  active: boolean
}

const blank: CouponValues = {
  many: false,
  pattern: "DIWALI-########",
  codes: 100,
  code: "",
  name: "",
  kind: "percent",
  percent: 10,
  amount: null,
  cap: null,
  minimum: null,
  categoryIds: [],
  styleIds: [],
  colourwayIds: [],
  customerIds: [],
  isListed: false,
  firstOrder: false,
  perCustomer: 1,
  totalUses: null,
  startsAt: "",
  endsAt: "",
  active: true,
}

const valuesOf = (coupon: CouponWithUses): CouponValues => ({
  many: false,
  pattern: "",
  codes: null,
  code: coupon.code,
  name: coupon.name,
  kind: coupon.kind,
  percent: coupon.percent,
  amount: coupon.amount,
  cap: coupon.cap,
  minimum: coupon.minimum || null,
  categoryIds: coupon.categoryIds,
  styleIds: coupon.styleIds,
  colourwayIds: coupon.colourwayIds,
  customerIds: coupon.customerIds,
  isListed: coupon.isListed,
  firstOrder: coupon.firstOrder,
  perCustomer: coupon.perCustomer,
  totalUses: coupon.totalUses,
  startsAt: toIst(coupon.startsAt),
  endsAt: toIst(coupon.endsAt),
  active: coupon.state === "active",
})

/** The body of the call: a change of the version that was read, a new coupon, or a new batch of codes. */
function sentOf(values: CouponValues, version: number | null): object {
  const { many, pattern, codes, code, active, customerIds, isListed, minimum, startsAt, endsAt, ...now } = values
  const rule = { ...now, minimum: minimum ?? 0, startsAt: fromIst(startsAt), endsAt: endFromIst(endsAt) }
  if (many) return { ...rule, pattern: pattern.trim().toUpperCase(), codes }
  const one = { ...rule, customerIds, isListed }
  return version === null
    ? { ...one, code: code.trim().toUpperCase() }
    : { ...one, version, state: active ? "active" : "paused" }
}

/** A coupon, or a batch that is being made. */
type Saved = CouponWithUses | CouponBatchRecord

export function useCouponForm(coupon: CouponWithUses | null, many: boolean, onSaved: (saved: Saved) => void) {
  const say = useSay()
  const some = (ids: readonly string[]) =>
    ids.length ? say("coupon.chosen", { n: ids.length }) : say("coupon.nothing")
  return useRecordForm<Saved, CouponValues>({
    resource: "coupon",
    id: coupon?._id,
    record: coupon,
    blank: many ? { ...blank, many, totalUses: 1 } : blank,
    valuesOf: (record, sent) => ("pattern" in record ? (sent ?? blank) : valuesOf(record)),
    fields: {
      many: say("batch.how-many"),
      pattern: say("batch.pattern"),
      codes: say("batch.codes"),
      code: say("coupon.code"),
      name: say("coupon.name"),
      kind: { label: say("coupon.takes-off"), textOf: (kind) => say(`coupon.kind.${kind}`) },
      percent: say("coupon.percent"),
      amount: say("coupon.amount"),
      cap: say("coupon.cap"),
      minimum: say("coupon.minimum"),
      categoryIds: { label: say("coupon.categories"), textOf: some },
      styleIds: { label: say("coupon.styles"), textOf: some },
      colourwayIds: { label: say("coupon.colourways"), textOf: some },
      customerIds: { label: say("coupon.customers"), textOf: some },
      isListed: say("coupon.listed"),
      firstOrder: say("coupon.first"),
      perCustomer: say("coupon.each"),
      totalUses: say("coupon.all"),
      startsAt: say("coupon.begins"),
      endsAt: say("coupon.ends"),
      active: say("coupon.active"),
    },
    variables: (now, { version }) => sentOf(now, coupon ? version : null),
    conflicts: [couponRefusals.changed_meanwhile.code],
    onSaved,
  })
}
