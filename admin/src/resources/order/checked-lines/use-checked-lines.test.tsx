import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Answer, type Line, useCheckedLines } from "./use-checked-lines"

const refetched = vi.hoisted(() => vi.fn())
vi.mock("../../../ui/use-refetch", () => ({ useRefetch: () => refetched }))

type Box = ReturnType<typeof useCheckedLines<Line, never>>
type Ask = (lines: readonly Line[], check: boolean) => Promise<readonly Answer[]>
let root: Root
let at: Box
let ask: Ask
const asked: string[] = []

function Screen({ onBox }: { onBox: (box: Box) => void }) {
  const box = useCheckedLines<Line, never>({
    first: "a\nb\nwrong\nrefused\nc",
    readLines: (text) =>
      text.split("\n").map((line) => ({ line, order: line, wrong: line === "wrong" ? "order" : null })),
    readFile: () => null,
    linesOf: () => "",
    whyWrong: () => "No order.",
    ask: (lines, check) => {
      asked.push(`${check ? "check" : "send"} ${lines.map(({ line }) => line).join()}`)
      return ask(lines, check)
    },
    most: { lines: 5, check: 3, send: 2 },
    changes: ["order"],
  })
  useEffect(() => void onBox(box))
  return null
}

const answered = (lines: readonly Line[]): Answer[] =>
  lines.map(({ order }) => {
    const isDone = order !== "refused"
    return { isDone, orderNumber: order, customerName: "", message: isDone ? "" : "Too late.", code: null }
  })

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  asked.length = 0
  ask = (lines) => Promise.resolve(answered(lines))
  root = createRoot(document.body.appendChild(document.createElement("div")))
  act(() => root.render(<Screen onBox={(box) => (at = box)} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test("sends only lines that the server found right, in parts, and leaves the others in the box", async () => {
  await act(() => at.preview())
  expect(at.seen!.map(({ ready, why }) => (ready ? "ready" : why))).toEqual([
    "ready",
    "ready",
    "No order.",
    "Too late.",
    "ready",
  ])
  await act(() => at.send())
  expect(asked).toEqual(["check a,b,refused", "check c", "send a,b", "send c"])
  expect([at.text, at.done, at.trouble]).toEqual(["wrong\nrefused", { sent: 3, of: 3 }, ""])
  expect(refetched).toHaveBeenCalledWith("order")
})

test("leaves lines in the box that were not reached when the shop stopped answering", async () => {
  await act(() => at.preview())
  ask = (lines) => (asked.includes("send c") ? Promise.reject(new Error("Offline.")) : Promise.resolve(answered(lines)))
  await act(() => at.send())
  expect([at.text, at.done, at.trouble]).toEqual(["wrong\nrefused\nc", { sent: 2, of: 3 }, "Offline."])
})

test("checks no more lines than one box holds", async () => {
  act(() => at.type("a\nb\nc\nd\ne\nf"))
  await act(() => at.preview())
  expect([asked, at.seen, at.trouble]).toEqual([[], null, "At most 5 lines at once, please."])
})
