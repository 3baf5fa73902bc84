const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }

/**
 * The text of clean html in one line. Block elements separate words, inline elements do not; a tag cut off at the end
 * is removed too.
 */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d)>|<br ?\/?>/g, " ")
    .replace(/<[^>]*(>|$)/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim()
}
