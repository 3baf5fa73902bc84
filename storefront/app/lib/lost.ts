/** How browsers call a request that never got an answer: Chromium, Firefox, Safari. */
const LOST = /failed to fetch|networkerror|load failed/i

/** Whether an error only says that the shop could not be reached. The router hands on the browser's own error of a page's data. */
export function isLost(error: unknown): boolean {
  return error instanceof TypeError && LOST.test(error.message)
}

/**
 * What a page's server loader gives; nothing when the shop cannot be reached on the way to the page. The page is then drawn from what
 * this browser has seen already, and asks for the rest by itself when the line is back.
 */
export async function orNothing<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | { state: undefined }> {
  try {
    return await load()
  } catch (cause) {
    if (isLost(cause)) return { state: undefined }
    throw cause
  }
}
