import { plainOf } from "../plain"
import { inRupees } from "../rupees"

/** Rupees, both ends included; null: no end. */
export type AskedPrice = { least: number | null; most: number | null }
/** `rest`: the search without its price; "" where nothing is left. */
export type PricedSearch = { rest: string; price: AskedPrice | null }

/** A smaller number without a rupee sign is a size: "waist under 34". */
const LEAST_RUPEES = 100

const words = (...list: string[]) =>
  `(?:${list
    .map((one) => one.normalize("NFKC").replaceAll(" ", "\\s+"))
    .sort((one, other) => other.length - one.length)
    .join("|")})`
const mark = "(?:₹|rs\\.?|inr|रु\\.?)"
const amount = `(${mark}?\\s*\\d[\\d,]*(?:\\.\\d+)?\\s*k?)(?![\\p{L}\\p{N}])(?:\\s*(?:rs\\.?|rupees?|inr|/-|रुपये|रुपए|रुपयों?))?`
const begin = "(?<![\\p{L}\\p{M}\\p{N}])"
const end = "(?![\\p{L}\\p{M}\\p{N}])"
const under = words(
  "under",
  "below",
  "less than",
  "cheaper than",
  "not more than",
  "within",
  "upto",
  "up to",
  "max",
  "at most",
)
const over = words("above", "over", "more than", "at least", "starting", "starting at", "starting from", "min", "from")
const orLess = words(
  "se kam",
  "se neeche",
  "se niche",
  "ke andar",
  "ke neeche",
  "tak",
  "or less",
  "or below",
  "and below",
  "and under",
  "से कम",
  "से नीचे",
  "के अंदर",
  "के अन्दर",
  "के नीचे",
  "तक",
)
const orMore = words(
  "se zyada",
  "se jyada",
  "se upar",
  "se adhik",
  "or more",
  "or above",
  "and above",
  "and up",
  "से ज़्यादा",
  "से ज्यादा",
  "से अधिक",
  "से ऊपर",
)
const between = words("ke beech", "ke bich", "के बीच", "tak", "तक")
const pattern = (text: string) => new RegExp(begin + text + end, "iu")

/** Each with the place of its lower and its upper end among the amounts. */
const FORMS: readonly { is: RegExp; least: 0 | 1 | null; most: 0 | 1 | null }[] = [
  { is: pattern(`between\\s+${amount}\\s*(?:and|to|-|–|&)\\s*${amount}`), least: 0, most: 1 },
  { is: pattern(`(?:from\\s+)?${amount}\\s*(?:to|-|–|से|se)\\s*${amount}(?:\\s*${between})?`), least: 0, most: 1 },
  { is: pattern(`${amount}\\s*(?:aur|और)\\s*${amount}\\s*${between}`), least: 0, most: 1 },
  { is: pattern(`${under}\\s*${amount}`), least: null, most: 0 },
  { is: pattern(`${amount}\\s*${orLess}`), least: null, most: 0 },
  { is: pattern(`${over}\\s*${amount}`), least: 0, most: null },
  { is: pattern(`${amount}\\s*(?:${orMore}|\\+)`), least: 0, most: null },
]
/** Said with a price, these name nothing to be found. */
const ABOUT_PRICE = pattern(
  words(
    "price",
    "priced",
    "cost",
    "costing",
    "budget",
    "range",
    "rupees",
    "rs",
    "wala",
    "wale",
    "wali",
    "दाम",
    "कीमत",
    "वाली",
    "वाले",
    "वाला",
  ),
)

function rupees(text: string): number | null {
  const figures =
    Number(
      text
        .toLowerCase()
        .replace(/[^\d.]/g, "")
        .replace(/^\./, ""),
    ) * (/k\s*$/i.test(text) ? 1000 : 1)
  return Number.isSafeInteger(Math.round(figures)) && (figures >= LEAST_RUPEES || new RegExp(mark, "iu").test(text))
    ? figures
    : null
}

/**
 * The price that a search asks for, in English, Hindi or Hindi in Latin letters: "shirt under 1000", "below ₹1,500",
 * "1000 se kam", "between 1000 and 2000". The other words stay, so that they find what they found before.
 */
export function pricedSearch(typed: string): PricedSearch {
  const text = plainOf(typed).normalize("NFKC")
  for (const { is, least, most } of FORMS) {
    const found = is.exec(text)
    const amounts = found?.slice(1).map(rupees)
    if (!found || !amounts || amounts.includes(null)) continue
    const ends = {
      least: least === null ? null : (amounts[least] ?? null),
      most: most === null ? null : (amounts[most] ?? null),
    }
    const isTurned = ends.least !== null && ends.most !== null && ends.least > ends.most
    const rest = text.replace(found[0], " ").replace(new RegExp(ABOUT_PRICE, "giu"), " ").replace(/\s+/g, " ").trim()
    return { rest, price: isTurned ? { least: ends.most, most: ends.least } : ends }
  }
  return { rest: typed, price: null }
}

/** The name of a filter by price. */
export function priceName({ least, most }: AskedPrice): string {
  if (least === null) return `Up to ${inRupees(most ?? 0)}`
  return most === null ? `${inRupees(least)} and above` : `${inRupees(least)} to ${inRupees(most)}`
}
