import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type OwnText, useOwnText } from "./use-own-text"

let root: Root
let own: OwnText

function Field({ now, onText }: { now: string; onText: (text: OwnText) => void }) {
  const text = useOwnText(now)
  useEffect(() => onText(text))
  return <textarea readOnly value={text.text} />
}
const store = (text: OwnText) => void (own = text)
const show = (now: string) => act(() => root.render(<Field now={now} onText={store} />))
const type = (text: string) => act(() => own.setText(text))

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  root = createRoot(document.body.appendChild(document.createElement("div")))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test("follows the record while nothing is typed", async () => {
  await show("A softer collar")
  await show("Longer cuffs")
  expect([own.text, own.base, own.isChanged, own.theirs]).toEqual(["Longer cuffs", "Longer cuffs", false, null])
})

test("keeps what is typed when a colleague saves another text, and shows theirs until it is taken", async () => {
  await show("A softer collar")
  await type("A softer collar, no pocket")
  await show("Longer cuffs")
  expect([own.text, own.base, own.theirs]).toEqual(["A softer collar, no pocket", "A softer collar", "Longer cuffs"])
  await act(() => own.takeTheirs())
  expect([own.text, own.base, own.isChanged, own.theirs]).toEqual(["Longer cuffs", "Longer cuffs", false, null])
})

test("shows an emptied text of a colleague as a change", async () => {
  await show("A softer collar")
  await type("No pocket")
  await show("")
  expect([own.text, own.theirs]).toEqual(["No pocket", ""])
})

test("does not take the own saved text for a colleague's, and keeps what is typed after it was sent", async () => {
  await show("")
  await type("No pocket ")
  await act(() => own.saved("No pocket"))
  expect([own.isChanged, own.theirs]).toEqual([false, null])
  await type("No pocket, please")
  await show("No pocket")
  expect([own.text, own.base, own.isChanged, own.theirs]).toEqual(["No pocket, please", "No pocket", true, null])
})

test("follows a colleague who has saved another text after the own one", async () => {
  await show("")
  await type("No pocket")
  await act(() => own.saved("No pocket"))
  await show("Longer cuffs")
  expect([own.text, own.isChanged, own.theirs]).toEqual(["Longer cuffs", false, null])
})
