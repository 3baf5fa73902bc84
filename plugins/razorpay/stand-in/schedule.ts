import type { Book, Job } from "./book"
import type { TimedStandInContext } from "@silai/kit/stand-in"

const LONGEST_SLEEP_MS = 60_000

/** Runs the scheduled jobs when they are due, by the movable clock. */
export function openSchedule(context: TimedStandInContext, book: Book, run: (job: Job) => void) {
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function wake() {
    clearTimeout(timer)
    if (closed) return
    const now = context.clock.now()
    const due = book.state.jobs.filter((job) => job.due <= now)
    if (due.length > 0) {
      book.state.jobs = book.state.jobs.filter((job) => job.due > now)
      for (const job of due) run(job)
      book.save()
    }
    const next = Math.min(...book.state.jobs.map((job) => job.due))
    clearTimeout(timer)
    if (Number.isFinite(next)) timer = setTimeout(wake, Math.min(Math.max(next - now, 1), LONGEST_SLEEP_MS))
  }

  context.clock.onAdvance(wake)
  return {
    add(job: Job) {
      book.state.jobs.push(job)
      book.save()
      wake()
    },
    wake,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

export type Schedule = ReturnType<typeof openSchedule>
