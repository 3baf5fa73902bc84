/** A problem that the user can fix. Its message is one sentence on what is wrong and one on the solution. */
export class Trouble extends Error {
  name = "Trouble"
}

/** Prints an error: a sentence for a known problem, the whole stack for a bug of ours. */
export function printFault(error) {
  const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${text}\n`)
}
