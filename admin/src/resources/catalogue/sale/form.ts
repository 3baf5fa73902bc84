import type { BodyOf } from "@silai/contracts/call"
import type { saleCalls } from "@silai/contracts/catalogue/sale-calls"
import { saleRefusals } from "@silai/contracts/catalogue/sale-messages"
import { SALE } from "@silai/contracts/catalogue/style-limits"
import { INDIA_AHEAD_MS } from "@silai/contracts/india"
import { shopNow } from "../../../providers/shop-clock"
import { useRecordForm } from "../../../ui/form/use-record-form"
import { useSay } from "../../../words/language"
import { endFromIst, fromIst, toIst } from "../colourway/ist"
import type { SaleRecord } from "./calls"

/** As typed: rupees and percent, hours in Indian time. */
export type SaleValues = {
  name: string
  way: "percent" | "price"
  percent: number | null
  toNine: boolean
  price: number | null
  categories: string[]
  styles: string[]
  variants: string[]
  without: string[]
  from: string
  to: string
}

type Asked = BodyOf<typeof saleCalls.preview>

const DAY_MS = 86_400_000

/** A midnight in India, so many days after today, and minutes after it. */
const indianDay = (days: number, minutes = 0, now = shopNow()) =>
  new Date(Math.floor((now + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS + days * DAY_MS + minutes * 60_000)
    .toISOString()
    .slice(0, 16)

const idsIn = (text: string | null, most: number) =>
  [...new Set((text ?? "").split(",").filter(Boolean))].slice(0, most)

/**
 * Values for a new sale: those that the discount calculator or a category's page passes in the address, starting a week
 * from tomorrow.
 */
export const blankSale = (asked: URLSearchParams): SaleValues => {
  const percent = Math.round(Number(asked.get("percent") ?? 0))
  return {
    name: "",
    way: "percent",
    percent: percent >= SALE.minPercent && percent <= SALE.maxPercent ? percent : null,
    toNine: asked.get("nine") === "1",
    price: null,
    categories: idsIn(asked.get("category"), SALE.maxGroups),
    styles: idsIn(asked.get("product"), SALE.maxGroups),
    variants: idsIn(asked.get("variants"), SALE.maxVariants),
    without: [],
    from: indianDay(1),
    to: indianDay(7, 23 * 60 + 59),
  }
}

const idsOf = (things: readonly { _id: string }[]) => things.map(({ _id }) => _id)

const valuesOf = ({ name, rule, scope, from, to }: SaleRecord): SaleValues => ({
  name,
  ...("price" in rule
    ? { way: "price", percent: null, toNine: false, price: rule.price }
    : { way: "percent", percent: rule.percent, toNine: rule.toNine, price: null }),
  categories: idsOf(scope.categories),
  styles: idsOf(scope.styles),
  variants: idsOf(scope.variants),
  without: idsOf(scope.without),
  from: toIst(from),
  to: toIst(to),
})

const ruleOf = ({ way, percent, toNine, price }: SaleValues): Asked["rule"] | null => {
  if (way === "price") return price === null ? null : { price }
  return percent === null ? null : { percent, toNine }
}

/** The hours that are sent: a field that still shows the saved minute keeps its seconds. */
const momentOf = (typed: string, saved?: string, read = fromIst) =>
  saved && toIst(saved) === typed ? saved : (read(typed) ?? "")

/** The preview's request; null while rule, choice or hours are not complete. */
export function previewOf(values: SaleValues, sale: SaleRecord | null): Asked | null {
  const rule = ruleOf(values)
  const { categories, styles, variants, without } = values
  const [from, to] = [momentOf(values.from, sale?.from), momentOf(values.to, sale?.to, endFromIst)]
  if (!rule || !from || !to || to <= from || categories.length + styles.length + variants.length === 0) return null
  return { rule, scope: { categories, styles, variants, without }, from, to, saleId: sale?._id }
}

export function useSaleForm(sale: SaleRecord | null, blank: SaleValues, onSaved: (saved: SaleRecord) => void) {
  const say = useSay()
  const some = (ids: readonly string[]) => say("sale.variants", { n: ids.length })
  return useRecordForm<SaleRecord, SaleValues>({
    resource: "sale",
    id: sale?._id,
    record: sale,
    blank,
    valuesOf,
    fields: {
      name: say("sale.name"),
      way: { label: say("sale.rule"), textOf: (way) => say(`sale.way.${way}`) },
      percent: say("sale.percent"),
      toNine: say("sale.nine"),
      price: say("sale.price"),
      categories: { label: say("sale.categories"), textOf: (ids) => say("sale.chosen", { n: ids.length }) },
      styles: { label: say("sale.styles"), textOf: (ids) => say("sale.chosen", { n: ids.length }) },
      variants: { label: say("sale.some-variants"), textOf: some },
      without: { label: say("sale.without"), textOf: some },
      from: say("sale.from"),
      to: say("sale.to"),
    },
    variables: (now, { version }) => ({
      name: now.name.trim(),
      rule: ruleOf(now),
      scope: { categories: now.categories, styles: now.styles, variants: now.variants, without: now.without },
      from: momentOf(now.from, sale?.from),
      to: momentOf(now.to, sale?.to, endFromIst),
      ...(sale && { version }),
    }),
    conflicts: [saleRefusals.sale_changed.code],
    also: ["colourway", "product"],
    onSaved,
  })
}
