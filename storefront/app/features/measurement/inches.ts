/** What a tape is read to, as it is written after the whole inches. */
export const FRACTIONS = [
  { sign: "", said: "no fraction", inches: 0 },
  { sign: "¼", said: "and a quarter", inches: 0.25 },
  { sign: "½", said: "and a half", inches: 0.5 },
  { sign: "¾", said: "and three quarters", inches: 0.75 },
] as const

const signs: Readonly<Record<string, string>> = { "¼": "1/4", "½": "1/2", "¾": "3/4", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8", "⁄": "/" }
/** Halves, quarters, eighths and sixteenths: what stands on a tape. */
const parts = [2, 4, 8, 16]

/** A typed length as inches: "38", "38.5", "38,5", "38 1/2", "38-1/2", "38½"; null for anything else. */
export function inchesOf(typed: string): number | null {
  const text = typed.trim().replace(/[¼½¾⅛⅜⅝⅞⁄]/g, (sign) => (sign === "⁄" ? "/" : ` ${signs[sign]}`)).trim()
  if (/^[-+]?\d+([.,]\d*)?$|^[.,]\d+$/.test(text)) return Number(text.replace(",", "."))
  const [, whole = "0", above, below] = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(text) ?? []
  if (!parts.includes(Number(below)) || Number(above) >= Number(below)) return null
  return Number(whole) + Number(above) / Number(below)
}

/** The quarter that is marked for what is typed; null when it is no plain quarter of an inch, or no number. */
export function fractionOf(typed: string): number | null {
  const inches = inchesOf(typed)
  const rest = inches === null ? Number.NaN : inches - Math.floor(inches)
  return FRACTIONS.some((fraction) => fraction.inches === rest) ? rest : null
}

/** The same whole inches with another fraction: "38" and a half give "38 ½". */
export function withFraction(typed: string, fraction: number): string {
  const inches = inchesOf(typed)
  const sign = FRACTIONS.find((one) => one.inches === fraction)?.sign
  return inches === null || inches < 0 ? typed : sign ? `${Math.floor(inches)} ${sign}` : String(Math.floor(inches))
}

/** Inches as a tailor reads them: 38.25 is "38 ¼"; what is no quarter stays a decimal. */
export function inWords(inches: number): string {
  const sign = FRACTIONS.find((one) => one.inches === inches - Math.floor(inches))?.sign
  return sign ? `${Math.floor(inches)} ${sign}` : String(inches)
}
