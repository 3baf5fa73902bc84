import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Answer, useRun } from "./use-run"

type Run = ReturnType<typeof useRun>
let root: Root
let at: Run

function Screen({ onRun }: { onRun: (run: Run) => void }) {
  const run = useRun()
  useEffect(() => void onRun(run))
  return run.busy && `${run.busy.done} of ${run.busy.all}`
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  root = createRoot(document.body.appendChild(document.createElement("div")))
  act(() => root.render(<Screen onRun={(run) => (at = run)} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const chunks = ["a", "b", "c"].map((of) => ({ of, number: 2 }))
const done = (name: string): Answer => ({ name, why: null })
const run = (ask: (of: string) => Promise<Answer[]>) => act(() => at.run(chunks, ask))

test("asks for each hundred once; names refused orders, and counts those that have left the list", async () => {
  const asked: string[] = []
  const outcome = await run(async (of) => {
    asked.push(of)
    return of === "b" ? [{ name: "b1", why: "Too late." }] : [done(of), done(of)]
  })
  expect(asked).toEqual(["a", "b", "c"])
  expect(outcome).toEqual({ good: 4, refused: [{ name: "b1", why: "Too late." }], gone: 1, undone: 0, trouble: "" })
  expect(document.body.textContent).toBe("")
})

test("stops between two hundreds on request, and lists the rest as not reached", async () => {
  const outcome = await run(async (of) => {
    if (of === "b") at.stop()
    return [done(of), done(of)]
  })
  expect([outcome.good, outcome.undone]).toEqual([4, 2])
})

test("ends at a hundred without an answer, and counts it among those not reached", async () => {
  const outcome = await run(async (of) => {
    if (of === "b") throw new Error("No connection.")
    return [done(of), done(of)]
  })
  expect([outcome.good, outcome.undone, outcome.trouble]).toEqual([2, 4, "No connection."])
})
