/** Razorpay refuses a name of other lengths. */
const NAME = { least: 3, most: 50 }
const wholeWords = new RegExp(`^.{${NAME.least},${NAME.most}}(?=\\s|$)`, "u")

/** A name as Razorpay takes it: a longer one ends after a word, where it has one that ends in time. */
export const nameOnWire = (name: string): string =>
  wholeWords.exec(name)?.[0].trim() ?? [...name].slice(0, NAME.most).join("")
