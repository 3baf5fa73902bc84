/** "21 November 2026", in Indian time. */
export const dayInWords = (moment: Date): string =>
  new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata" }).format(
    moment,
  )
