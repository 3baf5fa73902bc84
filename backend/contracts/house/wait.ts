/** A pause in words, rounded up: "1 minute", "12 minutes", "3 hours". */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [count, unit] = minutes > 60 ? [Math.ceil(minutes / 60), "hour"] : [minutes, "minute"]
  return `${count} ${unit}${count === 1 ? "" : "s"}`
}
