/**
 * Retries until the part is loaded: a brief network failure must not crash the page, as a rejected `lazy` would.
 * Retries when the browser is online again, and after growing pauses.
 */
export async function retryImport<Part>(ask: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = 1_000; ; pauseMs = Math.min(pauseMs * 2, 15_000)) {
    try {
      return await ask()
    } catch {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, pauseMs)
        window.addEventListener("online", () => resolve(), { once: true })
      })
    }
  }
}
