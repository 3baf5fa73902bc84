const rupees = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})
const weekday = new Intl.DateTimeFormat("en-IN", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Asia/Kolkata",
})

/** "1,598.00", from paise. */
export const figure = (paise: number): string => rupees.format(paise / 100)
export const money = (paise: number): string => `₹${figure(paise)}`
export const dayOf = (moment: Date | string): string => day.format(new Date(moment))
export const weekdayOf = (moment: Date): string => weekday.format(moment)

/** A phone number, which is never broken between two lines. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0")
