import { COUPON, COUPON_KINDS } from "@silai/contracts/coupon/limits"
import { couponFormSays, couponRefusals } from "@silai/contracts/coupon/messages"
import { Checkbox, Input, InputNumber, Radio, Switch } from "antd"
import { FormField } from "../../ui/form/field"
import { MomentField } from "../../ui/form/moment-field"
import type { RecordForm } from "../../ui/form/use-record-form"
import { useSay } from "../../words/language"
import type { CouponWithUses } from "./calls"
import style from "./coupon.module.css"
import type { CouponValues } from "./form"
import { ManyFields } from "./many-fields"
import { GoodsFields, PersonsFields } from "./named-fields"
import { KIND_WORDS } from "./words"

const rupees = { min: 1, max: COUPON.maxRupees, precision: 2, prefix: "₹", className: style.number } as const
const whole = (max: number) => ({ min: 1, max, precision: 0, className: style.number }) as const
const isCode = (typed: string) => {
  const code = typed.trim().toUpperCase()
  return code.length >= COUPON.minCode && COUPON.pattern.test(code)
}

type Props = {
  at: RecordForm<CouponValues>
  /** Absent: a coupon that is being made. */ coupon: CouponWithUses | null
}

export function CouponFields({ at, coupon }: Props) {
  const { kind, many } = at.values
  const isNew = coupon === null
  const say = useSay()
  return (
    <>
      <section className={style.section}>
        <h2>Code</h2>
        {isNew && <ManyFields at={at} />}
        {isNew && !many && (
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
        </div>
        <GoodsFields named={coupon?.named ?? []} />
      </section>
      <section className={style.section}>
        <h2>For whom, and how often</h2>
        <div className={style.pair}>
          <FormField<CouponValues> name="perCustomer" label="Per customer" extra="Empty: as often as they like.">
            <InputNumber {...whole(COUPON.maxPerCustomer)} />
          </FormField>
          <FormField<CouponValues>
            name="totalUses"
            label="Altogether"
            extra={many ? say("batch.each-limit") : "Empty: without a limit."}
          >
            <InputNumber {...whole(COUPON.maxUses)} />
          </FormField>
        </div>
        {!many && <PersonsFields named={coupon?.named ?? []} isPersonal={at.values.customerIds.length > 0} />}
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
