import type { CouponKind } from "@silai/contracts/coupon/limits"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import { useRecordForm } from "../../ui/form/use-record-form"
import { fromIst, toIst } from "../catalogue/colourway/ist"
import type { CouponWithUses } from "./calls"
import { useSay } from "../../words/language"
import { KIND_WORDS } from "./words"

/** As typed: rupees and numbers, hours on the clocks of India. */
export type CouponValues = {
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

export function useCouponForm(coupon: CouponWithUses | null, onSaved: (saved: CouponWithUses) => void) {
  const say = useSay()
  const some = (ids: readonly string[]) => (ids.length ? say("coupon.chosen", { n: ids.length }) : say("coupon.none"))
  return useRecordForm<CouponWithUses, CouponValues>({
    resource: "coupon",
    id: coupon?._id,
    record: coupon,
    blank,
    valuesOf,
    fields: {
      code: "Code",
      name: "Name",
      kind: { label: "Takes off", say: (kind) => KIND_WORDS[kind] },
      percent: "Percent",
      amount: "Rupees",
      cap: "At most",
      minimum: "From",
      categoryIds: { label: "Categories", say: some },
      styleIds: { label: say("coupon.styles"), say: some },
      colourwayIds: { label: say("coupon.colourways"), say: some },
      customerIds: { label: say("coupon.customers"), say: some },
      isListed: say("coupon.listed"),
      firstOrder: "First order only",
      perCustomer: "Per customer",
      totalUses: "Altogether",
      startsAt: "Begins",
      endsAt: "Ends",
      active: "Can be used",
    },
    variables: ({ code, active, minimum, startsAt, endsAt, ...now }, { version }) => ({
      ...now,
      minimum: minimum ?? 0,
      startsAt: fromIst(startsAt),
      endsAt: fromIst(endsAt),
      ...(coupon ? { version, state: active ? "active" : "paused" } : { code: code.trim().toUpperCase() }),
    }),
    conflicts: [couponRefusals.changed_meanwhile.code],
    onSaved,
  })
}
