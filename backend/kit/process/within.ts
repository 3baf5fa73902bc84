/** Nothing came in time. The work itself continues. */
export class NoAnswer extends Error {}

/**
 * The result of `work`, if it comes within `ms`: for callers that must not hang with it, as with a Redis that is away and never answers.
 * @throws NoAnswer, saying `late`
 */
export async function within<T>(ms: number, work: Promise<T>, late: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(late)), ms)
  })
  // It may fail when no one awaits it any more.
  work.catch(() => undefined)
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
