import { couponCodeOf } from "@silai/contracts/coupon/code"
import { COUPON, COUPON_BATCH, leastPlaces, placesIn } from "@silai/contracts/coupon/limits"
import { couponFormMessages, couponRefusals } from "@silai/contracts/coupon/messages"
import { Input, Radio } from "antd"
import { FormField } from "../../ui/form/field"
import type { RecordForm } from "../../ui/form/use-record-form"
import { useSay } from "../../words/language"
import style from "./coupon.module.css"
import type { CouponValues } from "./form"
import { NumberInput } from "../../ui/form/number-input"

const isPattern = (typed: string) => {
  const pattern = couponCodeOf(typed)
  return pattern.length >= COUPON.minCode && pattern.length <= COUPON.maxCode && COUPON_BATCH.pattern.test(pattern)
}

/** One code, or many from a pattern with random places. */
export function ManyFields({ at }: { at: RecordForm<CouponValues> }) {
  const say = useSay()
  const { many, codes } = at.values
  const least = leastPlaces(codes ?? 1)
  const wrong = ({ pattern }: CouponValues) => {
    if (!isPattern(pattern)) return couponFormMessages.patternShape
    return placesIn(pattern) < least ? couponRefusals.too_few_places.say(least) : undefined
  }
  return (
    <>
      <FormField<CouponValues> name="many" label={say("batch.how-many")}>
        <Radio.Group
          onChange={({ target }) => at.set({ totalUses: target.value ? 1 : null })}
          options={[
            { value: false, label: say("batch.one") },
            { value: true, label: say("batch.many") },
          ]}
        />
      </FormField>
      {many && (
        <div className="pair">
          <FormField<CouponValues>
            name="pattern"
            label={say("batch.pattern")}
            extra={say("batch.pattern.extra", { least })}
            check={wrong}
          >
            <Input maxLength={COUPON.maxTyped} autoComplete="off" spellCheck={false} className={style.code} />
          </FormField>
          <FormField<CouponValues>
            name="codes"
            label={say("batch.codes")}
            range={{ min: 1, max: COUPON_BATCH.maxCodes }}
            extra={say("batch.codes.extra", { most: COUPON_BATCH.maxCodes.toLocaleString("en-IN") })}
            check={(now) => (now.codes ? undefined : say("batch.codes.none"))}
          >
            <NumberInput />
          </FormField>
        </div>
      )}
    </>
  )
}
