import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useChatAct } from "./use-chat-act"

const server = vi.hoisted(() => ({
  sent: [] as object[],
  answers: [] as { take: () => void; refuse: () => void }[],
}))

vi.mock("antd", () => ({ App: { useApp: () => ({ message: { success: () => undefined, error: () => undefined } }) } }))
vi.mock("../../ui/use-refetch", () => ({ useRefetch: () => async () => undefined }))
vi.mock("../../providers/call", () => ({
  entry: (path: string) => ({ path }),
  call: (_: unknown, body: object) => {
    server.sent.push(body)
    return new Promise((take, refuse) =>
      server.answers.push({ take: () => take({ message: "Saved." }), refuse: () => refuse(new Error("no")) }),
    )
  },
}))

let at: ReturnType<typeof useChatAct>
let root: Root
const see = (now: typeof at) => (at = now)
function Screen() {
  const now = useChatAct({ _id: "wch_1" })
  useEffect(() => void see(now))
  return null
}
const taken: boolean[] = []
const change = (asked: Parameters<typeof at.change>[0]) =>
  act(async () => at.change(asked, (isTaken) => taken.push(isTaken)))
const answer = (n: number, how: "take" | "refuse" = "take") => act(async () => server.answers[n]?.[how]())

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  Object.assign(server, { sent: [], answers: [] })
  taken.length = 0
  root = createRoot(document.createElement("div"))
  await act(async () => root.render(<Screen />))
})
afterEach(() => act(async () => root.unmount()))

test("sends what is changed while a change is under way once that is done: together, and the last of a kind", async () => {
  await change({ labels: ["wedding"] })
  await change({ labels: ["wedding", "VIP"] })
  await change({ assignedTo: "usr_1" })
  await change({ labels: ["wedding", "VIP", "Ludhiana"] })
  expect(server.sent).toEqual([{ chatId: "wch_1", labels: ["wedding"] }])
  await answer(0)
  expect(server.sent[1]).toEqual({
    chatId: "wch_1",
    labels: ["wedding", "VIP", "Ludhiana"],
    assignedTo: "usr_1",
  })
  expect(taken).toEqual([])
  await answer(1)
  expect([server.sent.length, taken]).toEqual([2, [true, true, true, true]])
})

test("says that the last change was refused, and sends the next one all the same", async () => {
  await change({ isDone: true })
  await answer(0, "refuse")
  expect(taken).toEqual([false])
  await change({ isDone: false })
  await answer(1)
  expect([server.sent.length, taken]).toEqual([2, [false, true]])
})
