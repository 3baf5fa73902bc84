const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

/** A number as written in a sentence: "two", and from eleven on "11". */
export const inWords = (number: number): string => words[number] ?? String(number)

/** "day" or "days". */
export const plural = (number: number, word: string): string => (number === 1 ? word : `${word}s`)

/** "1 to 4", or "3" where both ends are the same. */
export const rangeInWords = ({ min, max }: { min: number; max: number }): string =>
  min === max ? String(min) : `${min} to ${max}`

/** A pause as written in a sentence, rounded up: "1 minute", "12 minutes", "3 hours". */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [count, unit] = minutes > 60 ? [Math.ceil(minutes / 60), "hour"] : [minutes, "minute"]
  return `${count} ${plural(count, unit)}`
}
