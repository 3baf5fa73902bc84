import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useLiveReading } from "./use-live-reading"

/** The connection on which the server sends events about changes. */
class Line extends EventTarget {
  static CLOSED = 2
  static now: Line
  readyState = 1
  constructor() {
    super()
    Line.now = this
  }
  close() {}
}
const send = (event: string, data: object) =>
  Line.now.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))

let root: Root
let answers: ((text: string) => void)[] = []
function Orders() {
  useLiveReading()
  const { data } = useQuery({
    queryKey: ["data", "default", "order", "list"],
    queryFn: () => new Promise<string>((answer) => void answers.push(answer)),
  })
  return <p>{data}</p>
}
const answer = (at: number, text: string) => act(async () => answers[at]!(text))

beforeEach(async () => {
  answers = []
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("EventSource", Line)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Orders />
      </QueryClientProvider>,
    ),
  )
})
afterEach(async () => {
  // The next test's connection is a new one.
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const aMomentLater = () => act(() => vi.advanceTimersByTimeAsync(1_000))

test("lists an order that comes while the list is loading, without waiting for the next one", async () => {
  send("order.changed", { orderId: "a" })
  await aMomentLater()
  await answer(0, "no orders yet")
  await aMomentLater()
  expect(answers).toHaveLength(2)
  await answer(1, "an order")
  await aMomentLater()
  expect(document.body.textContent).toBe("an order")
  expect(answers).toHaveLength(2)
})

test("refetches nothing when something else changes", async () => {
  await answer(0, "no orders yet")
  send("staff.changed", { userId: "a" })
  await aMomentLater()
  expect(answers).toHaveLength(1)
})
