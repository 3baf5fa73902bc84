/** What people call our things, and what we call them. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  pant: "trousers", pants: "trousers", slacks: "trousers", gray: "grey", cream: "beige", refund: "return", exchange: "return",
}

/** Words that people put between those they mean; nothing is looked for by them while others are left. */
export const FILLERS: readonly string[] = [
  "a", "an", "and", "the", "for", "of", "in", "on", "with", "to", "by", "my", "your", "me", "i", "is", "are", "do", "how", "can", "men", "mens", "man", "male", "gents", "buy", "online", "best",
]
