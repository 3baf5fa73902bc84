import { FACTS, factKey, PRICE_BANDS, STYLE_FACTS } from "@silai/contracts/catalogue/facts"
import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import { CUSTOM_WORDS, factWords, SIZE_MARK } from "@silai/contracts/catalogue/search-words"

/** The key of the price band of `paise`, such as `price:800-999`. */
const bandKey = (paise: string) =>
  `case ${PRICE_BANDS.map(({ key, belowPaise }) =>
    belowPaise === null
      ? `else '${factKey("price", key)}'`
      : `when ${paise} < ${belowPaise} then '${factKey("price", key)}'`,
  ).join(" ")} end`

/** The keys of a listing row, always in the same order; a fact that staff have not chosen has none. */
export const factKeysOf = (style: string, paise: string) =>
  `array_remove(array[${[bandKey(paise), ...STYLE_FACTS.map((fact) => `'${fact}:' || nullif(${style}.${fact}, '')`)].join(", ")}], null)`

/** The words of a style's facts in searches; null for one that has none. */
export const factWordsOf = (style: string) => {
  const wordsOf = (fact: (typeof STYLE_FACTS)[number]) =>
    `case ${style}.${fact} ${FACTS[fact].map((value) => `when '${value}' then '${factWords(fact, value)}'`).join(" ")} end`
  return `concat_ws(' ', ${STYLE_FACTS.map(wordsOf).join(", ")})`
}

/** The words of sizes in searches, from an array of their names: `sizexl`. */
export const sizeWordsOf = (names: string) => `(
  select string_agg(case name when '${CUSTOM_VARIANT}' then '${CUSTOM_WORDS}' else '${SIZE_MARK}' || regexp_replace(lower(name), '[^a-z0-9]', '', 'g') end, ' ')
    from unnest(${names}) name)`
