import type { Address } from "@silai/contracts/checkout/calls"
import { DELIVERY_METHODS, PHONE_ORDER, PHONE_ORDER_WAYS } from "@silai/contracts/checkout/limits"
import { COUPON } from "@silai/contracts/coupon/limits"
import { Form, Input, Radio, Select } from "antd"
import { FormField } from "../../../ui/form/field"
import { translated, useSay } from "../../../words/language"
import { AddressLines, wrongIn } from "../address/address-fields"
import type { Fields } from "./order-values"
import style from "./new.module.css"

/** Whether it is delivered, and where to. */
export function Where({ isHome }: { isHome: boolean }) {
  const say = useSay()
  const field = (name: keyof Address) => ({
    name,
    label: say(`order-address.${name}`),
    checkOnLeaving: true,
    check: (now: Address) => {
      const wrong = wrongIn(now)[name]
      return wrong && translated(wrong)
    },
  })
  return (
    <section aria-labelledby="where" className={style.step}>
      <h2 id="where">{say("phone-order.where")}</h2>
      <Form.Item name="deliveryMethod" noStyle>
        <Radio.Group aria-labelledby="where">
          {DELIVERY_METHODS.map((method) => (
            <Radio key={method} value={method}>
              {say(`delivery.${method}`)}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {isHome && (
        <div className={style.address}>
          <AddressLines field={field} />
        </div>
      )}
    </section>
  )
}

/** How it is paid, and its coupon. */
export function How({ isHome, couponTrouble }: { isHome: boolean; couponTrouble: string | null }) {
  const say = useSay()
  const way = Form.useWatch<Fields["payBy"] | undefined>("payBy", Form.useFormInstance()) ?? "link"
  const hours = PHONE_ORDER.linkHours.map((n) => ({ value: n, label: say("phone-order.hours.n", { n }) }))
  return (
    <section aria-labelledby="how" className={style.step}>
      <h2 id="how">{say("phone-order.how")}</h2>
      <Form.Item name="payBy" noStyle>
        <Radio.Group aria-labelledby="how">
          {PHONE_ORDER_WAYS.map((one) => (
            <Radio key={one} value={one} disabled={one === "cash" && isHome}>
              {say(`phone-order.by.${one}`)}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <p className="soft">{say(`phone-order.by.${way}.note`)}</p>
      <div className="pair">
        {way !== "cash" && (
          <FormField<Fields>
            name="linkHours"
            label={say(way === "link" ? "phone-order.hours" : "phone-order.hours.transfer")}
          >
            <Select options={hours} />
          </FormField>
        )}
        <FormField<Fields>
          name="coupon"
          label={say("phone-order.coupon")}
          extra={couponTrouble && <span className="trouble">{translated(couponTrouble)}</span>}
        >
          <Input maxLength={COUPON.maxTyped} autoCapitalize="characters" />
        </FormField>
      </div>
    </section>
  )
}
