const remembered = 300

/** A pure function of a text that is asked of the same few texts again and again; the oldest answers are forgotten. */
export function once(answer: (text: string) => string): (text: string) => string {
  const seen = new Map<string, string>()
  return (text) => {
    const known = seen.get(text)
    if (known !== undefined) return known
    const fresh = answer(text)
    if (seen.size >= remembered) seen.delete(seen.keys().next().value!)
    seen.set(text, fresh)
    return fresh
  }
}
