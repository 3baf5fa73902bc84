/**
 * A labelled point at which a test may kill the process, to prove that checkout recovers from there. Active only with
 * `CRASH_AT=<label>`, which production refuses (see env).
 */
export function crashPoint(label: string): void {
  if (process.env.CRASH_AT === label) process.kill(process.pid, "SIGKILL")
}
