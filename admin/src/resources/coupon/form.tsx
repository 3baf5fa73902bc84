import { COUPON, COUPON_KINDS, type CouponKind } from "@silai/contracts/coupon/limits"
import { couponFormSays, couponRefusals } from "@silai/contracts/coupon/messages"
import { Checkbox, Input, InputNumber, Radio, Switch } from "antd"
import { FormField } from "../../ui/form/field"
import { MomentField } from "../../ui/form/moment-field"
import { type RecordForm, useRecordForm } from "../../ui/form/use-record-form"
import { fromIst, toIst } from "../catalogue/colourway/ist"
import type { CouponWithUses } from "./calls"
import { CategoriesField } from "./categories-field"
import style from "./coupon.module.css"
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
  firstOrder: coupon.firstOrder,
  perCustomer: coupon.perCustomer,
  totalUses: coupon.totalUses,
  startsAt: toIst(coupon.startsAt),
  endsAt: toIst(coupon.endsAt),
  active: coupon.state === "active",
})

export const useCouponForm = (coupon: CouponWithUses | null, onSaved: (saved: CouponWithUses) => void) =>
  useRecordForm<CouponWithUses, CouponValues>({
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
      categoryIds: "Categories",
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
      // What this form does not ask stays as it is.
      styleIds: coupon?.styleIds ?? [],
      colourwayIds: coupon?.colourwayIds ?? [],
      customerIds: coupon?.customerIds ?? [],
      ...(coupon ? { version, state: active ? "active" : "paused" } : { code: code.trim().toUpperCase() }),
    }),
    conflicts: [couponRefusals.changed_meanwhile.code],
    onSaved,
  })

const rupees = { min: 1, max: COUPON.maxRupees, precision: 2, prefix: "₹", className: style.number } as const
const whole = (max: number) => ({ min: 1, max, precision: 0, className: style.number }) as const
const isCode = (typed: string) => {
  const code = typed.trim().toUpperCase()
  return code.length >= COUPON.minCode && COUPON.pattern.test(code)
}

export function CouponFields({ at, isNew }: { at: RecordForm<CouponValues>; isNew: boolean }) {
  const { kind } = at.values
  return (
    <>
      <section className={style.section}>
        <h2>Code</h2>
        {isNew && (
          <FormField<CouponValues>
            name="code"
            label="Code"
            extra={couponFormSays.codeShape}
            check={({ code }) => (isCode(code) ? undefined : couponFormSays.codeShape)}
          >
            <Input maxLength={COUPON.maxCode} autoComplete="off" spellCheck={false} className={style.code} />
          </FormField>
        )}
        <FormField<CouponValues> name="name" label="Name" extra="Shoppers read it beside the code; it may be empty.">
          <Input maxLength={COUPON.maxName} />
        </FormField>
        {!isNew && (
          <FormField<CouponValues>
            name="active"
            label="Can be used"
            valuePropName="checked"
            extra="Paused, it is not valid; what is being paid with it keeps its price."
          >
            <Switch />
          </FormField>
        )}
      </section>
      <section className={style.section}>
        <h2>Takes off</h2>
        <FormField<CouponValues> name="kind" label="Kind">
          <Radio.Group options={COUPON_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))} />
        </FormField>
        <div className={style.pair}>
          {kind === "percent" && (
            <>
              <FormField<CouponValues>
                name="percent"
                label="Percent"
                check={({ percent }) => (percent ? undefined : couponRefusals.percent_missing.say)}
              >
                <InputNumber {...whole(100)} suffix="%" />
              </FormField>
              <FormField<CouponValues> name="cap" label="At most" extra="Empty: no cap.">
                <InputNumber {...rupees} />
              </FormField>
            </>
          )}
          {kind === "flat" && (
            <FormField<CouponValues>
              name="amount"
              label="Rupees"
              check={({ amount }) => (amount ? undefined : couponRefusals.amount_missing.say)}
            >
              <InputNumber {...rupees} />
            </FormField>
          )}
        </div>
      </section>
      <section className={style.section}>
        <h2>For what</h2>
        <div className={style.pair}>
          <FormField<CouponValues> name="minimum" label="From" extra="What the items it is for must cost.">
            <InputNumber {...rupees} />
          </FormField>
          <FormField<CouponValues> name="categoryIds" label="Categories" extra="Empty: everything.">
            <CategoriesField />
          </FormField>
        </div>
      </section>
      <section className={style.section}>
        <h2>For whom, and how often</h2>
        <div className={style.pair}>
          <FormField<CouponValues> name="perCustomer" label="Per customer" extra="Empty: as often as they like.">
            <InputNumber {...whole(COUPON.maxPerCustomer)} />
          </FormField>
          <FormField<CouponValues> name="totalUses" label="Altogether" extra="Empty: without a limit.">
            <InputNumber {...whole(COUPON.maxUses)} />
          </FormField>
        </div>
        <FormField<CouponValues> name="firstOrder" valuePropName="checked">
          <Checkbox>First order only</Checkbox>
        </FormField>
      </section>
      <section className={style.section}>
        <h2>When</h2>
        <div className={style.pair}>
          <FormField<CouponValues> name="startsAt" label="Begins" extra="Indian time. Empty: at once.">
            <MomentField />
          </FormField>
          <FormField<CouponValues>
            name="endsAt"
            label="Ends"
            extra="Empty: never."
            check={({ startsAt, endsAt }) =>
              startsAt && endsAt && endsAt <= startsAt ? couponRefusals.ends_too_early.say : undefined
            }
          >
            <MomentField />
          </FormField>
        </div>
      </section>
    </>
  )
}
