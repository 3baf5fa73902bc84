/**
 * Polls until the result is truthy, and returns it. The rig's workers act at once where they are notified, otherwise
 * within some seconds. Throws, with the last result as text, after `withinMs`.
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  withinMs = 15_000,
): Promise<T> {
  const until = Date.now() + withinMs
  let last: unknown
  while (Date.now() < until) {
    const answer = await ask()
    if (answer) return answer
    last = answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Not within ${withinMs / 1000} s: ${what}. Last seen: ${JSON.stringify(last)}`)
}
