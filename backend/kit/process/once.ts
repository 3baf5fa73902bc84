const remembered = 300

/**
 * Caches a pure function of a text that is called with the same few texts again and again; the oldest results are
 * evicted.
 */
export function once(answer: (text: string) => string): (text: string) => string {
  const seen = new Map<string, string>()
  return (text) => {
    const known = seen.get(text)
    if (known !== undefined) return known
    const fresh = answer(text)
    const [oldest] = seen.keys()
    if (seen.size >= remembered && oldest !== undefined) seen.delete(oldest)
    seen.set(text, fresh)
    return fresh
  }
}
