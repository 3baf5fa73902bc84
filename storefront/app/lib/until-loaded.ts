/**
 * Asks until the part is there: a line that drops just now must not take the page down, which a rejected `lazy` would.
 * Asks again when the browser says it is online, and after growing pauses.
 */
export async function untilLoaded<Part>(ask: () => Promise<Part>): Promise<Part> {
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
