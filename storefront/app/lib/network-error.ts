/** The browsers' messages for a request without a reply: Chromium, Firefox, Safari. */
const LOST = /failed to fetch|networkerror|load failed/i

/**
 * Whether an error only means that the shop could not be reached. The router passes on the browser's own error for a
 * page's data.
 */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && LOST.test(error.message)
}

/**
 * A page's server loader data; nothing when the shop cannot be reached during a navigation. The page is then rendered
 * from this browser's cache, and loads the rest when the network is back.
 */
export async function orEmptyOffline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | { state: undefined }> {
  try {
    return await load()
  } catch (cause) {
    if (isNetworkError(cause)) return { state: undefined }
    throw cause
  }
}
