import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, it, vi } from "vitest"
import { startWorker, type Worker } from "./worker"

/** A database that knows when the next work is due, in milliseconds; null while nothing waits. */
const databaseWith = (due: () => number | null) => {
  const asked = vi.fn(async () => ({ rows: [{ ms: due() }] }))
  // All that a worker resolves.
  const container = { resolve: () => ({ raw: asked }) } as unknown as MedusaContainer
  return { container, asked }
}
const listening = { pace: 1, isListening: () => true }
const hour = 3_600_000

function aWorker(more: Partial<Worker> = {}) {
  const run = vi.fn(async (): Promise<boolean | void> => false)
  return { run, worker: { name: "test", everyMs: hour, nextAt: "x", run, ...more } satisfies Worker }
}

it("runs once, then whenever it is woken, and once for several wake-ups together", async () => {
  const { run, worker } = aWorker()
  const running = startWorker(worker, databaseWith(() => null).container, listening)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  running.wake()
  running.wake()
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  await running.stop()
  expect(run).toHaveBeenCalledTimes(2)
})

it("runs again when it is woken in the middle of a run", async () => {
  let end = () => {}
  const run = vi.fn(() => new Promise<boolean>((resolve) => (end = () => resolve(false))))
  const running = startWorker({ ...aWorker().worker, run }, databaseWith(() => null).container, listening)
  running.wake()
  end()
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  const stopped = running.stop()
  end()
  await stopped
})

it("runs on request until nothing is waiting, not only to the end of the current run", async () => {
  const ends: ((more: boolean) => void)[] = []
  const run = vi.fn(() => new Promise<boolean>((resolve) => ends.push(resolve)))
  const running = startWorker({ ...aWorker().worker, run }, databaseWith(() => null).container, listening)
  let isDone = false
  const requested = running.runNow().then(() => (isDone = true))
  for (const [place, more] of [false, true, false].entries()) {
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(place + 1))
    expect(isDone).toBe(false)
    ends[place]!(more)
  }
  await requested
  expect(run).toHaveBeenCalledTimes(3)
  await running.stop()
  await running.runNow()
})

it("wakes when its next work is due, whether the database or a wake-up says when", async () => {
  const { run, worker } = aWorker()
  const due = vi.fn<() => number | null>().mockReturnValueOnce(30).mockReturnValue(null)
  const began = performance.now()
  const running = startWorker(worker, databaseWith(due).container, listening)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  expect(performance.now() - began).toBeGreaterThanOrEqual(29)
  running.wake(hour)
  const woken = performance.now()
  running.wake(30)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3))
  expect(performance.now() - woken).toBeGreaterThanOrEqual(29)
  await running.stop()
})

it("polls every second while no notification can reach it", async () => {
  const { run, worker } = aWorker()
  const running = startWorker(worker, databaseWith(() => null).container, { pace: 0.01, isListening: () => false })
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(3))
  await running.stop()
})

it("does not spin over work that is due but locked elsewhere", async () => {
  const { run, worker } = aWorker()
  const { container, asked } = databaseWith(() => -5)
  const running = startWorker(worker, container, { pace: 0.05, isListening: () => true })
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3))
  const times = asked.mock.calls.length
  await running.stop()
  expect(times).toBeLessThanOrEqual(4)
})

it("continues after a failed run", async () => {
  const { worker } = aWorker()
  vi.spyOn(process.stdout, "write").mockReturnValue(true)
  const run = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(false)
  const running = startWorker({ ...worker, run }, databaseWith(() => null).container, listening)
  await vi.waitFor(() => expect(running.runs.failed).toBe(1))
  running.wake()
  await vi.waitFor(() => expect(running.runs.done).toBe(1))
  await running.stop()
  vi.restoreAllMocks()
})
