/** The scripts for which the shop's papers have letters. */
const SCRIPTS = [
  "Latin",
  "Devanagari",
  "Gurmukhi",
  "Bengali",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Arabic",
  "Common",
  "Inherited",
]
const others = new RegExp(`(?![${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}])\\p{L}`, "u")

/** Whether a courier could read this on a parcel: a letter of another script is an empty box on a label. */
export const isDrawable = (text: string): boolean => !others.test(text)
