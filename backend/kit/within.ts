/** Nothing came in time. The work itself goes on. */
export class NoAnswer extends Error {}

/**
 * What `work` comes to, if it does so within `ms`: for whoever must not stand still with it, as with a Redis that is away and never answers.
 * @throws NoAnswer, saying `late`
 */
export async function within<T>(ms: number, work: Promise<T>, late: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(late)), ms)
  })
  // Nobody may be listening any more when it fails.
  work.catch(() => undefined)
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
