/** A text as part of a URL: "Black Aura Formal Shirt" → "black-aura-formal-shirt". Empty when nothing is left. */
export function slugOf(words: string): string {
  const plain = words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
  return plain
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "")
}
