import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"

const rupees = (amount: number | null) => (amount === null ? "none" : `₹${new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 }).format(amount)}`)
const moment = (iso: string | null) =>
  iso === null ? "until taken away" : new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", hour: "numeric", minute: "2-digit", hour12: true, timeZone: "Asia/Kolkata" }).format(new Date(iso))
const saleWords = ({ sale }: Colourway) => (sale ? `${rupees(sale.price)}, ${moment(sale.from)} – ${moment(sale.to)}` : "none")
const yes = (flag: boolean) => (flag ? "yes" : "no")
const sizesOf = ({ sizes }: Colourway) => sizes.map(({ size }) => size)
const statusWords = { draft: "draft", published: "published", archived: "archived" } as const

/** Facts whose old and new values are told; the longer texts are only named. */
const told: readonly (readonly [string, (of: Colourway) => string])[] = [
  ["Status", (of) => statusWords[of.status]], ["Name", (of) => of.variantName], ["Colour", (of) => of.color], ["Colour code", (of) => of.colorCode],
  ["Address", (of) => of.slug], ["Price", (of) => rupees(of.price)], ["Base price", (of) => rupees(of.basePrice)], ["Sale", saleWords],
  ["Made to order", (of) => yes(of.backorder)], ["Custom size", (of) => yes(of.customSizeOption)], ["HSN code", (of) => of.hsnCode || "none"],
  ["Tags", (of) => of.tags.join(", ") || "none"], ["Measured as", (of) => (of.measurementType === "upperBody" ? "upper body" : "lower body")],
]
const named: readonly (readonly [string, (of: Colourway) => string])[] = [
  ["Details", (of) => of.details], ["Size & fit", (of) => of.sizeAndFit], ["Wash & care", (of) => of.washCare],
  ["Marketplace link", (of) => of.amazonLink ?? ""], ["Related products", (of) => of.relatedProducts.map(({ _id }) => _id).join()], ["Launch date", (of) => of.launchedAt],
]

/** One short line per change, for the history: "Price ₹799 → ₹749", "Size S taken out", "Details rewritten". */
export function whatChanged(before: Colourway, after: Colourway): string[] {
  const values = told.filter(([, read]) => read(before) !== read(after)).map(([name, read]) => `${name} ${read(before)} → ${read(after)}`)
  const [had, has] = [sizesOf(before), sizesOf(after)]
  const added = after.sizes.filter(({ size }) => !had.includes(size)).map(({ size, stocked }) => `Size ${size} added with ${stocked} in stock`)
  const gone = had.filter((size) => !has.includes(size)).map((size) => `Size ${size} taken out`)
  const texts = named.filter(([, read]) => read(before) !== read(after)).map(([name]) => `${name} changed`)
  return [...values, ...added, ...gone, ...texts]
}
