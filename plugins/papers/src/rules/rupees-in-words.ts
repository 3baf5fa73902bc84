const ONES =
  " one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const TENS = "  twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

const belowHundred = (number: number): string =>
  number < 20 ? (ONES[number] ?? "") : [TENS[Math.floor(number / 10)], ONES[number % 10]].filter(Boolean).join("-")

/** The Indian steps: a hundred, a thousand, a lakh, a crore. */
const STEPS = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1_000, "thousand"],
  [100, "hundred"],
] as const

function words(number: number): string {
  const step = STEPS.find(([size]) => number >= size)
  if (!step) return belowHundred(number)
  const [size, name] = step
  return [words(Math.floor(number / size)), name, words(number % size)].filter(Boolean).join(" ")
}

/** A sum as a tax paper writes it out: "Rupees one thousand five hundred ninety-eight and fifty paise only". */
export function rupeesInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const parts = [
    ...(rupees || !rest ? [`Rupees ${words(rupees) || "zero"}`] : []),
    ...(rest ? [`${words(rest)} paise`] : []),
  ].join(" and ")
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)} only`
}
