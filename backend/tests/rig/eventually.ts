/**
 * Asks again until the answer is truthy, and gives it back. Workers act within a second or two; nothing in the shop says when.
 * Throws, with the last answer in words, after `withinMs`.
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
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`Not within ${withinMs / 1000} s: ${what}. Last seen: ${JSON.stringify(last)}`)
}
