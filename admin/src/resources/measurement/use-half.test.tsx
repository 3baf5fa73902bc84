import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { act, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { useHalf } from "./use-half"

let answer: (reply: { message: string; data: HalfRow }) => void
vi.mock("@refinedev/core", () => ({ useInvalidate: () => async () => undefined }))
vi.mock("../../ui/use-leave-guard", () => ({ useLeaveGuard: () => undefined }))
vi.mock("antd", () => ({ App: { useApp: () => ({ message: { success: () => undefined } }) } }))
vi.mock("../../providers/call", () => ({
  entry: (path: string) => path,
  call: () => new Promise((resolve) => (answer = resolve)),
}))

const kept = (version: number, inches: Record<string, number>) =>
  ({ _id: "cus_1-lowerBody", version, inches }) as unknown as HalfRow
const before = { hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }

let half: ReturnType<typeof useHalf>
const see = (now: typeof half) => (half = now)
function Screen() {
  const now = useHalf("cus_1", "lowerBody", kept(1, before), () => undefined)
  useEffect(() => void see(now))
  return null
}

afterEach(() => vi.unstubAllGlobals())

test("what the tailor types while a save is on its way stays, and is not saved yet", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const root = createRoot(document.createElement("div"))
  await act(async () => root.render(<Screen />))
  act(() => half.type("hip", "40 1/2"))
  await act(async () => void half.save())
  act(() => half.type("thigh", "25"))
  await act(async () => answer({ message: "Saved.", data: kept(2, { ...before, hip: 40.5 }) }))
  expect(half.typed).toMatchObject({ hip: "40½", thigh: "25", bottom: "15" })
  expect([half.kept?.version, half.dirty, half.busy]).toEqual([2, true, false])
  act(() => root.unmount())
})
