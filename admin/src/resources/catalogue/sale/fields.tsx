import type { SaleLine } from "@silai/contracts/catalogue/sale-calls"
import { saleRefusals } from "@silai/contracts/catalogue/sale-messages"
import { REPRICE, SALE } from "@silai/contracts/catalogue/style-limits"
import { roomFor } from "@silai/contracts/room"
import { Checkbox, Input, Radio } from "antd"
import { FormField } from "../../../ui/form/field"
import { MomentField } from "../../../ui/form/moment-field"
import type { RecordForm } from "../../../ui/form/use-record-form"
import { useSay } from "../../../words/language"
import { CategoriesField } from "../../coupon/categories-field"
import { type Named, NamedField } from "../../coupon/named-field"
import type { ColourwayRecord } from "../colourway/calls"
import type { StyleRecord } from "../style-calls"
import type { SaleRecord } from "./calls"
import type { SaleValues } from "./form"
import { NumberInput } from "../../../ui/form/number-input"

type Props = {
  at: RecordForm<SaleValues>
  /** Absent: a sale that is being planned. */
  sale: SaleRecord | null
  /** Variants that the form has shown: their names are known, and those of their products. */
  lines: readonly SaleLine[]
}

/** Each thing once; an address can name what the pickers have not loaded. */
const once = (things: readonly Named[]) => [...new Map(things.map((one) => [one._id, one])).values()]

/** Name, hours, discount and scope. */
export function SaleFields({ at, sale, lines }: Props) {
  const say = useSay()
  const { scope } = sale ?? {}
  const shown = lines.map(({ _id, variantName }) => ({ _id, name: variantName }))
  const hasBegun = sale?.state === "running"
  return (
    <>
      <section className="part">
        <h2>{say("sale.when")}</h2>
        <FormField<SaleValues>
          name="name"
          label={say("sale.name")}
          extra={say("sale.name.extra")}
          check={({ name }) => (name.trim().length >= SALE.minName ? undefined : say("sale.name.short"))}
        >
          <Input maxLength={roomFor(SALE.maxName)} />
        </FormField>
        <div className="pair">
          <FormField<SaleValues>
            name="from"
            label={say("sale.from")}
            extra={say(hasBegun ? "sale.from.begun" : "sale.indian")}
            check={({ from }) => (from ? undefined : say("sale.no-moment"))}
          >
            <MomentField disabled={hasBegun} />
          </FormField>
          <FormField<SaleValues>
            name="to"
            label={say("sale.to")}
            extra={say("sale.indian")}
            check={({ from, to }) => {
              if (!to) return say("sale.no-moment")
              return from && to <= from ? saleRefusals.sale_ends_early.say : undefined
            }}
          >
            <MomentField isEnd />
          </FormField>
        </div>
      </section>
      <section className="part">
        <h2>{say("sale.rule")}</h2>
        <FormField<SaleValues> name="way" label={say("sale.way")}>
          <Radio.Group
            options={(["percent", "price"] as const).map((value) => ({ value, label: say(`sale.way.${value}`) }))}
          />
        </FormField>
        {at.values.way === "percent" ? (
          <>
            <FormField<SaleValues>
              name="percent"
              label={say("sale.percent")}
              range={{ min: SALE.minPercent, max: SALE.maxPercent }}
              extra={say("sale.percent.extra")}
              check={({ percent }) => (percent ? undefined : say("sale.percent.none"))}
            >
              <NumberInput suffix="%" />
            </FormField>
            <FormField<SaleValues> name="toNine" valuePropName="checked">
              <Checkbox>{say("sale.nine")}</Checkbox>
            </FormField>
          </>
        ) : (
          <FormField<SaleValues>
            name="price"
            label={say("sale.price")}
            range={{ min: REPRICE.minRupees, max: REPRICE.maxRupees, decimals: 2 }}
            extra={say("sale.price.extra")}
            check={({ price }) => (price ? undefined : say("sale.price.none"))}
          >
            <NumberInput prefix="₹" />
          </FormField>
        )}
      </section>
      <section className="part">
        <h2>{say("sale.scope")}</h2>
        <FormField<SaleValues>
          name="categories"
          label={say("sale.categories")}
          extra={say("sale.categories.extra")}
          check={({ categories, styles, variants }) =>
            categories.length + styles.length + variants.length > 0 ? undefined : say("sale.scope.none")
          }
        >
          <CategoriesField placeholder={say("sale.categories.find")} maxCount={SALE.maxGroups} />
        </FormField>
        <FormField<SaleValues> name="styles" label={say("sale.styles")}>
          <NamedField<StyleRecord>
            resource="product"
            named={once([...(scope?.styles ?? []), ...lines.map(({ product }) => product)])}
            nameOf={({ name }) => name}
            placeholder={say("coupon.find.style")}
          />
        </FormField>
        <FormField<SaleValues> name="variants" label={say("sale.some-variants")}>
          <NamedField<ColourwayRecord>
            resource="colourway"
            named={once([...(scope?.variants ?? []), ...shown])}
            nameOf={({ variantName }) => variantName}
            placeholder={say("coupon.find.colourway")}
          />
        </FormField>
        <FormField<SaleValues> name="without" label={say("sale.without")} extra={say("sale.without.extra")}>
          <NamedField<ColourwayRecord>
            resource="colourway"
            named={once([...(scope?.without ?? []), ...shown])}
            nameOf={({ variantName }) => variantName}
            placeholder={say("coupon.find.colourway")}
          />
        </FormField>
      </section>
    </>
  )
}
