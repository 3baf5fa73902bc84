import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useOutgoing } from "./use-outgoing"

type Sent = { key: string; message: { text: string; replyTo?: string } }
const server = vi.hoisted(() => ({
  sent: [] as { key: string; message: { text: string; replyTo?: string } }[],
  answers: [] as { take: () => void; refuse: (why: string) => void }[],
  shown: [] as string[],
}))

vi.mock("antd", () => ({ App: { useApp: () => ({ message: { error: () => undefined } }) } }))
vi.mock("../../../ui/use-refetch", () => ({ useRefetch: () => async () => undefined }))
vi.mock("./send-file", () => ({ sendFile: () => Promise.reject(new Error("no files here")) }))
vi.mock("./use-thread", () => ({
  useShowMessage:
    () =>
    ({ text }: { text: string }) =>
      server.shown.push(text),
}))
vi.mock("../../../providers/call", () => ({
  entry: (path: string) => ({ path }),
  call: (_: unknown, body: Sent) => {
    server.sent.push(body)
    return new Promise((take, refuse) =>
      server.answers.push({
        take: () => take({ data: { text: body.message.text } }),
        refuse: (why) => refuse(new Error(why)),
      }),
    )
  },
}))

let at: ReturnType<typeof useOutgoing>
let root: Root
const see = (now: typeof at) => (at = now)
function Screen() {
  const now = useOutgoing("wch_1")
  useEffect(() => void see(now))
  return null
}
const write = (text: string) => act(async () => at.send({ text }))
const texts = () => server.sent.map(({ message }) => message.text)

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  Object.assign(server, { sent: [], answers: [], shown: [] })
  root = createRoot(document.createElement("div"))
  await act(async () => root.render(<Screen />))
})
afterEach(() => act(async () => root.unmount()))

test("sends messages one after the other, in the order in which they were written", async () => {
  await write("one")
  await write("two")
  expect([texts(), at.waiting.map(({ text }) => text)]).toEqual([["one"], ["one", "two"]])
  await act(async () => server.answers[0]!.take())
  expect([texts(), server.shown]).toEqual([["one", "two"], ["one"]])
  await act(async () => server.answers[1]!.take())
  expect([at.waiting, server.shown]).toEqual([[], ["one", "two"]])
})

test("keeps a message that fails with its reason, delays none behind it, and sends it again under its own key", async () => {
  await write("one")
  await write("two")
  await act(async () => server.answers[0]!.refuse("The line was cut."))
  await act(async () => server.answers[1]!.take())
  expect(at.waiting).toMatchObject([{ text: "one", why: "The line was cut." }])
  await act(async () => at.again(at.waiting[0]!))
  expect(at.waiting).toMatchObject([{ text: "one", why: null }])
  await act(async () => server.answers[2]!.take())
  expect([texts(), at.waiting]).toEqual([["one", "two", "one"], []])
  expect(server.sent[2]!.key).toBe(server.sent[0]!.key)
  expect(server.sent[1]!.key).not.toBe(server.sent[0]!.key)
})
