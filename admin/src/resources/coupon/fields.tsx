import { couponCodeOf } from "@silai/contracts/coupon/code"
import { COUPON_KIND } from "@silai/contracts/coupon/kinds"
import { COUPON, COUPON_KINDS } from "@silai/contracts/coupon/limits"
import { couponFormMessages, couponRefusals } from "@silai/contracts/coupon/messages"
import { roomFor } from "@silai/contracts/room"
import { Checkbox, Input, Radio, Switch } from "antd"
import { FormField } from "../../ui/form/field"
import { MomentField } from "../../ui/form/moment-field"
import type { RecordForm } from "../../ui/form/use-record-form"
import { useSay } from "../../words/language"
import type { CouponWithUses } from "./calls"
import style from "./coupon.module.css"
import type { CouponValues } from "./form"
import { ManyFields } from "./many-fields"
import { GoodsFields, PersonsFields } from "./named-fields"
import { NumberInput } from "../../ui/form/number-input"

const rupees = { min: 1, max: COUPON.maxRupees, decimals: 2 } as const
const whole = (max: number) => ({ min: 1, max })
const isCode = (typed: string) => {
  const code = couponCodeOf(typed)
  return code.length >= COUPON.minCode && code.length <= COUPON.maxCode && COUPON.pattern.test(code)
}

type Props = {
  at: RecordForm<CouponValues>
  /** Absent: a coupon that is being made. */ coupon: CouponWithUses | null
}

export function CouponFields({ at, coupon }: Props) {
  const { kind, many } = at.values
  const { numbers } = COUPON_KIND[kind]
  const isNew = coupon === null
  const say = useSay()
  return (
    <>
      <section className="part">
        <h2>{say("coupon.code")}</h2>
        {isNew && <ManyFields at={at} />}
        {isNew && !many && (
          <FormField<CouponValues>
            name="code"
            label={say("coupon.code")}
            extra={couponFormMessages.codeShape}
            check={({ code }) => (isCode(code) ? undefined : couponFormMessages.codeShape)}
          >
            <Input maxLength={COUPON.maxTyped} autoComplete="off" spellCheck={false} className={style.code} />
          </FormField>
        )}
        <FormField<CouponValues> name="name" label={say("coupon.name")} extra={say("coupon.name.extra")}>
          <Input maxLength={roomFor(COUPON.maxName)} />
        </FormField>
        {!isNew && (
          <FormField<CouponValues>
            name="active"
            label={say("coupon.active")}
            valuePropName="checked"
            extra={say("coupon.active.extra")}
          >
            <Switch />
          </FormField>
        )}
      </section>
      <section className="part">
        <h2>{say("coupon.takes-off")}</h2>
        <FormField<CouponValues> name="kind" label={say("coupon.kind")}>
          <Radio.Group options={COUPON_KINDS.map((value) => ({ value, label: say(`coupon.kind.${value}`) }))} />
        </FormField>
        <div className="pair">
          {numbers.percent && (
            <FormField<CouponValues>
              name="percent"
              label={say("coupon.percent")}
              range={whole(100)}
              check={({ percent }) => (percent ? undefined : couponRefusals.percent_missing.say)}
            >
              <NumberInput suffix="%" />
            </FormField>
          )}
          {numbers.cap && (
            <FormField<CouponValues>
              name="cap"
              label={say("coupon.cap")}
              extra={say("coupon.cap.extra")}
              range={rupees}
            >
              <NumberInput prefix="₹" />
            </FormField>
          )}
          {numbers.amount && (
            <FormField<CouponValues>
              name="amount"
              label={say("coupon.amount")}
              range={rupees}
              check={({ amount }) => (amount ? undefined : couponRefusals.amount_missing.say)}
            >
              <NumberInput prefix="₹" />
            </FormField>
          )}
        </div>
      </section>
      <section className="part">
        <h2>{say("coupon.what")}</h2>
        <div className="pair">
          <FormField<CouponValues>
            name="minimum"
            label={say("coupon.minimum")}
            extra={say("coupon.minimum.extra")}
            range={rupees}
          >
            <NumberInput prefix="₹" />
          </FormField>
        </div>
        <GoodsFields named={coupon?.named ?? []} />
      </section>
      <section className="part">
        <h2>{say("coupon.whom")}</h2>
        <div className="pair">
          <FormField<CouponValues>
            name="perCustomer"
            label={say("coupon.each")}
            extra={say("coupon.each.extra")}
            range={whole(COUPON.maxPerCustomer)}
          >
            <NumberInput />
          </FormField>
          <FormField<CouponValues>
            name="totalUses"
            label={say("coupon.all")}
            range={whole(COUPON.maxUses)}
            extra={many ? say("batch.each-limit") : say("coupon.all.extra")}
          >
            <NumberInput />
          </FormField>
        </div>
        {!many && <PersonsFields named={coupon?.named ?? []} isPersonal={at.values.customerIds.length > 0} />}
        <FormField<CouponValues> name="firstOrder" valuePropName="checked">
          <Checkbox>{say("coupon.first")}</Checkbox>
        </FormField>
      </section>
      <section className="part">
        <h2>{say("coupon.when")}</h2>
        <div className="pair">
          <FormField<CouponValues> name="startsAt" label={say("coupon.begins")} extra={say("coupon.begins.extra")}>
            <MomentField />
          </FormField>
          <FormField<CouponValues>
            name="endsAt"
            label={say("coupon.ends")}
            extra={say("coupon.ends.extra")}
            check={({ startsAt, endsAt }) =>
              startsAt && endsAt && endsAt <= startsAt ? couponRefusals.ends_too_early.say : undefined
            }
          >
            <MomentField isEnd />
          </FormField>
        </div>
      </section>
    </>
  )
}
