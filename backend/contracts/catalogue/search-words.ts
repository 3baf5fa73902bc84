import { FACTS, factName, type StyleFact } from "./facts"
import { sizeNamed } from "./limits"

/** Customers' words, and ours for the same thing; Hindi words in their normal form (NFKC). */
export const SYNONYMS: Readonly<Record<string, string>> = {
  pant: "trousers",
  pants: "trousers",
  slacks: "trousers",
  पैंट: "trousers",
  पैन्ट: "trousers",
  पतलून: "trousers",
  ट्राउज़र: "trousers",
  tee: "shirt",
  tees: "shirt",
  tshirt: "shirt",
  tshirts: "shirt",
  kameez: "shirt",
  शर्ट: "shirt",
  टीशर्ट: "shirt",
  कमीज: "shirt",
  कमीज़: "shirt",
  gray: "grey",
  cream: "beige",
  formals: "formal",
  casuals: "casual",
  काला: "black",
  काली: "black",
  सफेद: "white",
  सफ़ेद: "white",
  ग्रे: "grey",
  बेज: "beige",
  लिनन: "linen",
  कॉटन: "cotton",
  सूती: "cotton",
  refund: "return",
  exchange: "return",
}

/** Filler words; they are ignored while other words are left. */
export const FILLERS: readonly string[] = [
  "a",
  "an",
  "and",
  "the",
  "for",
  "of",
  "in",
  "on",
  "with",
  "to",
  "by",
  "my",
  "your",
  "me",
  "i",
  "is",
  "are",
  "do",
  "how",
  "can",
  "men",
  "mens",
  "man",
  "male",
  "gents",
  "buy",
  "online",
  "best",
  "ka",
  "ke",
  "ki",
  "का",
  "के",
  "की",
]

const OTHER_FACT_WORDS: Readonly<Record<string, string>> = { full: "long sleeves", half: "short sleeves" }
/** The words, in small letters, by which a search finds the styles with a fact. */
export const factWords = (kind: StyleFact, value: (typeof FACTS)[StyleFact][number]): string =>
  [factName(kind, value).toLowerCase(), OTHER_FACT_WORDS[value]].filter(Boolean).join(" ")

/** The words by which a search finds what is made to measure. */
export const CUSTOM_WORDS = "custom made measure tailored bespoke"

/** Ignored in a search for products; pages are found by them. A letter next to one is a size. */
export const SIZE_FILLERS: readonly string[] = ["size", "sizes", "साइज", "साइज़"]
/** Ignored in a search for products: our colours have only their names. */
export const COLOUR_FILLERS: readonly string[] = ["colour", "colours", "coloured", "color", "colors", "colored", "रंग"]
/** Parts of the body, in a search for products: what is worn there. */
export const WORN_AT: Readonly<Record<string, string>> = { waist: "trousers", chest: "shirt" }
const SIZE_WORDS: Readonly<Record<string, string>> = {
  small: "s",
  medium: "m",
  large: "l",
  xsmall: "xs",
  xlarge: "xl",
  xxlarge: "xxl",
}
/** Begins the search words of sizes, so that no other word is taken for one: the M of a size is not that of "mist". */
export const SIZE_MARK = "size"

/** The size that a word of a search names, as products have it among their words (`sizexxl`); null for another word. */
export function sizeWord(word: string): string | null {
  const size = Object.hasOwn(SIZE_WORDS, word) ? (SIZE_WORDS[word] ?? word) : word
  return /^(?:[sml]|x{1,4}[sl]|\dxl|\d\d)$/.test(size) ? SIZE_MARK + sizeNamed(size.toUpperCase()).toLowerCase() : null
}
