/** Something the person at the keyboard can mend. Its message is one sentence on what is wrong and one on the way out. */
export class Trouble extends Error {
  name = "Trouble"
}

/** Prints what went wrong: a sentence for known trouble, the whole stack for a fault of ours. */
export function printFault(error) {
  const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${text}\n`)
}
