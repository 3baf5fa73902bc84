const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }

/** The words of clean html in one line. Blocks part words, marks within a line do not; a tag that was cut off at the end goes too. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h3)>|<br ?\/?>/g, " ")
    .replace(/<[^>]*(>|$)/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name])
    .replace(/\s+/g, " ")
    .trim()
}
