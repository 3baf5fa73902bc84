/** How often the backend is asked whether the shop's facts have changed. */
const ASK_MS = 1_000
/** How often everything is reread: a change by hand in the database sends no event. */
const READ_ANYWAY_MS = 60_000
/** The most backend processes that may reply in turn, each with its own version word. */
const MOST_WORDS = 100

/**
 * Asks each second whether the shopkeeper's settings have changed, and rereads them when they may have. The version
 * word costs the backend no query; without one everything is read each time.
 * @param {{ apiUrl: string, read: () => Promise<boolean | null>, changed: () => void, everyMs?: number }} options `read`
 *   returns whether something has changed; null where it could not be read
 * @returns a function that stops it
 */
export function watchShop({ apiUrl, read, changed, everyMs = ASK_MS }) {
  const known = new Set()
  let readAt = 0
  let isAsking = false
  const refresh = async () => {
    // The word is fetched before the facts: a change in between gives another word next time.
    const word = await versionOf(apiUrl)
    if (word && known.has(word) && Date.now() - readAt < READ_ANYWAY_MS) return
    const isAnother = await read()
    // Nothing was read, so the word is not stored: tried again in a second.
    if (isAnother === null) return
    if (isAnother) {
      known.clear()
      changed()
    }
    readAt = Date.now()
    if (known.size >= MOST_WORDS) known.clear()
    if (word) known.add(word)
  }
  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    // A failed request is repeated in a second.
    refresh()
      .catch((error) => console.error(error))
      .finally(() => (isAsking = false))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function versionOf(apiUrl) {
  try {
    const reply = await fetch(`${apiUrl}/shop-version`, { signal: AbortSignal.timeout(5_000) })
    return reply.ok ? (await reply.json()).version : null
  } catch {
    return null
  }
}
