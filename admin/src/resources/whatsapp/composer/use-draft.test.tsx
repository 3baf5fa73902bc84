import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useDraft } from "./use-draft"

type Saved = { chatId: string; text: string; isNote?: true }
const server = vi.hoisted(() => ({ person: "usr_1", isReached: true, saved: [] as Saved[], draft: "", noteDraft: "" }))

vi.mock("@refinedev/core", () => ({ useGetIdentity: () => ({ data: { _id: server.person } }) }))
vi.mock("../thread/use-thread", () => ({ useStoredDraft: () => (draft: object) => void Object.assign(server, draft) }))
vi.mock("../../../providers/call", () => ({
  entry: (path: string) => ({ path }),
  call: async (_: unknown, body: Saved) => {
    if (!server.isReached) throw new Error("no connection")
    server.saved.push(body)
  },
}))

let at: { text: string; write: (text: string) => void }
let root: Root | null = null
const see = (now: typeof at) => (at = now)
function Field({ isNote }: { isNote?: true }) {
  const onServer = isNote ? server.noteDraft : server.draft
  const [text, write] = useDraft({ chatId: "wch_1", onServer, ...(isNote && { isNote }) })
  useEffect(() => void see({ text, write }))
  return null
}
const shown = async (isNote?: true) => {
  await act(async () => root?.render(<Field {...(isNote && { isNote })} />))
  return at.text
}
/** The chat is opened, as after a reload or on coming back to it. */
const opened = async (isNote?: true) => {
  await left()
  root = createRoot(document.createElement("div"))
  return shown(isNote)
}
/** The page goes without a word, and with it what waits to be saved. */
const crashed = async () => {
  server.isReached = false
  await left()
  server.isReached = true
}
const left = async () => {
  await act(async () => root?.unmount())
  root = null
}
const write = (text: string) => act(async () => at.write(text))
const pause = () => act(() => vi.advanceTimersByTimeAsync(2_000))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  localStorage.clear()
  Object.assign(server, { person: "usr_1", isReached: true, saved: [], draft: "", noteDraft: "" })
})
afterEach(async () => {
  await left()
  vi.useRealTimers()
})

test.each([undefined, true] as const)(
  "keeps a message or a note (%s) on the device until the server has it",
  async (isNote) => {
    await opened(isNote)
    await write("It is 799")
    await crashed()
    expect(await opened(isNote)).toBe("It is 799")
    await pause()
    expect(server.saved).toEqual([{ chatId: "wch_1", text: "It is 799", ...(isNote && { isNote }) }])
    expect(localStorage.length).toBe(0)
    expect(await opened(isNote)).toBe("It is 799")
  },
)

test("shows a draft no more that was sent from another device, in a chat that is open and in one that is opened again", async () => {
  await opened()
  await write("It is 799")
  await pause()
  expect(await shown()).toBe("It is 799")
  server.draft = ""
  expect(await shown()).toBe("")
  expect(await opened()).toBe("")
  await pause()
  expect(server.saved).toHaveLength(1)
})

test("keeps a field empty that was emptied before the page was gone", async () => {
  server.draft = "Sent already"
  expect(await opened()).toBe("Sent already")
  await write("")
  await crashed()
  expect(await opened()).toBe("")
  await pause()
  expect(server.saved).toMatchObject([{ text: "" }])
})

test("shows words that the server never got to their writer only, not to the next person on the device", async () => {
  await opened()
  await write("Between us")
  await crashed()
  server.person = "usr_2"
  expect(await opened()).toBe("")
  server.person = "usr_1"
  expect(await opened()).toBe("Between us")
})
