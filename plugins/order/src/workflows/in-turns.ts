import { present } from "@silai/contracts/present"

/** Each takes a database connection; more at once would only wait for each other, and take connections from buyers. */
const atOnce = 3

/** Runs all jobs, a few at once. @returns their results, in order */
export async function inTurns<T>(jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = []
  let next = 0
  const turn = async () => {
    for (let at = next++; at < jobs.length; at = next++) answers[at] = await present(jobs[at], "a job")()
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
  return answers
}
