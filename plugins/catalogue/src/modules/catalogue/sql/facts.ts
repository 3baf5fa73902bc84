import { factKey, PRICE_BANDS, STYLE_FACTS } from "@silai/contracts/catalogue/facts"

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
