import { act, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { useRefetch } from "./use-refetch"

const { invalidate } = vi.hoisted(() => ({ invalidate: vi.fn(async (_: { resource: string }) => undefined) }))
vi.mock("@refinedev/core", () => ({ useInvalidate: () => invalidate }))

test("refetches the workshop's board with orders, once, and nothing else", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let refetch = async (..._: string[]): Promise<void> => undefined
  const store = (one: typeof refetch) => void (refetch = one)
  const Screen = () => {
    const one = useRefetch()
    useEffect(() => store(one), [one])
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () => root.render(<Screen />))
  const touched = async (...resources: string[]) => {
    invalidate.mockClear()
    await refetch(...resources)
    return invalidate.mock.calls.map(([{ resource }]) => resource)
  }
  expect(await touched("order", "payment")).toEqual(["order", "workshop", "payment"])
  expect(await touched("workshop", "order")).toEqual(["workshop", "order"])
  expect(await touched("coupon")).toEqual(["coupon"])
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
