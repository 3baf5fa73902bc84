const PATIENCE_MS = 20_000
const coming = new Map<string, Promise<void>>()

/**
 * Loads an external script, once per page; a failed load is forgotten, so that a retry really retries.
 * @throws Error when it does not load within twenty seconds, or `isThere` finds nothing in it
 */
export function outsideScript(url: string, isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve()
  const asked = coming.get(url)
  if (asked) return asked
  const fetched = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script")
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      coming.delete(url)
      reject(new Error(`the script at ${new URL(url).origin} did not load`))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    script.src = url
    script.async = true
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      if (isThere()) resolve()
      else fail()
    }
    document.head.append(script)
  })
  coming.set(url, fetched)
  return fetched
}
