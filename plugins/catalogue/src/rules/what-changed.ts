import { inRupees } from "@silai/contracts/rupees"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import {
  BODY_WORDS,
  colourwayHistory as words,
  HISTORY_FACTS as facts,
  STATUS_WORDS,
} from "@silai/contracts/catalogue/history-messages"

type Prices = Pick<Colourway, "price" | "basePrice">

const rupees = (amount: number | null) => (amount === null ? words.none : inRupees(amount))
const moment = (iso: string | null) =>
  iso === null
    ? words.openEnd
    : new Intl.DateTimeFormat("en-IN", {
        day: "numeric",
        month: "short",
        hour: "numeric",
        minute: "2-digit",
        hour12: true,
        timeZone: "Asia/Kolkata",
      }).format(new Date(iso))
const saleWords = ({ sale }: Colourway) =>
  sale ? `${rupees(sale.price)}, ${moment(sale.from)} – ${moment(sale.to)}` : words.none
const yes = (flag: boolean) => (flag ? words.yes : words.no)
const sizesOf = ({ sizes }: Colourway) => sizes.map(({ size }) => size)

const prices: readonly (readonly [string, (of: Prices) => string])[] = [
  [facts.price, (of) => rupees(of.price)],
  [facts.basePrice, (of) => rupees(of.basePrice)],
]
/** Fields whose old and new values are shown; longer texts are only named. */
const shown: readonly (readonly [string, (of: Colourway) => string])[] = [
  [facts.status, (of) => STATUS_WORDS[of.status]],
  [facts.name, (of) => of.variantName],
  [facts.colour, (of) => of.color],
  [facts.colourCode, (of) => of.colorCode],
  [facts.address, (of) => of.slug],
  ...prices,
  [facts.sale, saleWords],
  [facts.backorder, (of) => yes(of.backorder)],
  [facts.custom, (of) => yes(of.customSizeOption)],
  [facts.hsn, (of) => of.hsnCode || words.none],
  [facts.tags, (of) => of.tags.join(", ") || words.none],
  [facts.measuredAs, (of) => BODY_WORDS[of.measurementType]],
]
const named: readonly (readonly [string, (of: Colourway) => string])[] = [
  [facts.details, (of) => of.details],
  [facts.sizeAndFit, (of) => of.sizeAndFit],
  [facts.washCare, (of) => of.washCare],
  [facts.marketplace, (of) => of.amazonLink ?? ""],
  [facts.related, (of) => of.relatedProducts.map(({ _id }) => _id).join()],
  [facts.launchedAt, (of) => of.launchedAt],
]

const changes = <T>(known: readonly (readonly [string, (of: T) => string])[], before: T, after: T): string[] =>
  known
    .filter(([, read]) => read(before) !== read(after))
    .map(([name, read]) => words.changedFrom(name, read(before), read(after)))

/** `whatChanged` for prices only. */
export const pricesChanged = (before: Prices, after: Prices): string[] => changes(prices, before, after)

/** One short line per change, for the history: "Price ₹799 → ₹749", "Size S taken out", "Details changed". */
export function whatChanged(before: Colourway, after: Colourway): string[] {
  const [had, has] = [sizesOf(before), sizesOf(after)]
  const added = after.sizes
    .filter(({ size }) => !had.includes(size))
    .map(({ size, stocked }) => words.sizeAdded(size, stocked))
  const gone = had.filter((size) => !has.includes(size)).map((size) => words.sizeGone(size))
  const texts = named.filter(([, read]) => read(before) !== read(after)).map(([name]) => words.named(name))
  return [...changes(shown, before, after), ...added, ...gone, ...texts]
}
