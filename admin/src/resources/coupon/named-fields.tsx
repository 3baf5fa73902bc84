import { Switch } from "antd"
import { FormField } from "../../ui/form/field"
import { useMay } from "../../providers/may"
import { useSay } from "../../words/language"
import type { ColourwayRecord } from "../catalogue/colourway/calls"
import type { StyleRecord } from "../catalogue/style-calls"
import type { CustomerRecord } from "../customer/calls"
import { CategoriesField } from "./categories-field"
import type { CouponValues } from "./form"
import { type Named, NamedField } from "./named-field"

/** The goods of a coupon, by name; several lists are combined with "or". */
export function GoodsFields({ named }: { named: readonly Named[] }) {
  const say = useSay()
  return (
    <>
      <FormField<CouponValues> name="categoryIds" label={say("coupon.categories")} extra={say("coupon.goods.extra")}>
        <CategoriesField />
      </FormField>
      <FormField<CouponValues> name="styleIds" label={say("coupon.styles")}>
        <NamedField<StyleRecord>
          resource="product"
          named={named}
          nameOf={({ name }) => name}
          placeholder={say("coupon.find.style")}
        />
      </FormField>
      <FormField<CouponValues> name="colourwayIds" label={say("coupon.colourways")}>
        <NamedField<ColourwayRecord>
          resource="colourway"
          named={named}
          nameOf={({ variantName }) => variantName}
          placeholder={say("coupon.find.colourway")}
        />
      </FormField>
    </>
  )
}

/** The customers it is for: some customers, everyone, or only people who know the code. */
export function PersonsFields({ named, isPersonal }: { named: readonly Named[]; isPersonal: boolean }) {
  const say = useSay()
  const mayRead = useMay()("customer.read")
  return (
    <>
      {mayRead && (
        <FormField<CouponValues>
          name="customerIds"
          label={say("coupon.customers")}
          extra={say("coupon.customers.extra")}
        >
          <NamedField<CustomerRecord>
            resource="customer"
            named={named}
            filters={[{ field: "kind", operator: "eq", value: "account" }]}
            nameOf={({ name, phone, email }) => [name, phone ?? email].filter(Boolean).join(" · ")}
            placeholder={say("coupon.find.customer")}
          />
        </FormField>
      )}
      {!isPersonal && (
        <FormField<CouponValues>
          name="isListed"
          label={say("coupon.listed")}
          valuePropName="checked"
          extra={say("coupon.listed.extra")}
        >
          <Switch />
        </FormField>
      )}
    </>
  )
}
