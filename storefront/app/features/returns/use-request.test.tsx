import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, useLayoutEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { setTransport } from "~/lib/call"
import { dropDrafts } from "~/lib/device/device-draft"
import { type Request, useRequest } from "./use-request"

vi.mock("./send-photo", () => ({ sendPhoto: async (_: Blob, name: string) => `rph_${name}` }))
vi.mock("~/lib/shrunk-photo", () => ({ shrunk: async (file: Blob) => file, previewOf: async () => "data:image/jpeg," }))

const line = {
  itemId: "0",
  name: "Shirt",
  slug: "shirt",
  color: "White",
  size: "S",
  thumbnail: null,
  cameWith: null,
  until: null,
  quantity: 1,
  open: 1,
  kinds: ["return"],
  why: "",
  refundRupees: [799],
  sizes: [],
} satisfies ReturnOptions["lines"][number]
const options: ReturnOptions = {
  orderId: "ord_1",
  orderNumber: "SL-000001",
  placedAt: "2026-11-21T09:00:00Z",
  deliveredAt: "2026-11-25T09:00:00Z",
  until: null,
  feeRupees: 100,
  freeReasons: [],
  feeTaken: null,
  leftRupees: 799,
  address: null,
  lines: [line],
}

let root: Root
let shown: Request
function Form() {
  const request = useRequest(options, undefined)
  useLayoutEffect(() => void (shown = request))
  return null
}
const open = () => {
  root = createRoot(document.createElement("div"))
  act(() =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <Form />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
}
const leave = () => act(() => root.unmount())
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined }))
  open()
})
afterEach(() => {
  leave()
  dropDrafts()
  setTransport()
  vi.unstubAllGlobals()
})
const add = async (name: string) => {
  await act(async () => shown.photos.add([new File(["x"], name)]))
  await act(() => vi.waitFor(() => expect(shown.photos.isSending).toBe(false)))
}

describe("a request that is left and opened again", () => {
  it("has its choice and the photos that the shop has taken, and sends them", async () => {
    act(() => shown.choose("0", true))
    act(() => shown.edit("0", { reason: "faulty", note: "See the photo" }))
    await add("seam.jpg")
    await add("collar.jpg")
    const [first] = shown.photos.photos
    act(() => shown.photos.remove(first!.key))
    leave()
    open()
    expect(shown.chosen["0"]).toMatchObject({ reason: "faulty" })
    expect(shown.photos.photos).toMatchObject([{ url: "data:image/jpeg,", refusal: null }])
    await add("button.jpg")
    let sent: unknown
    setTransport(async (_path, body) => {
      sent = body
      return { success: true, message: "", data: { _id: "ret_1" } }
    })
    await act(() => shown.send())
    expect(sent).toMatchObject({ photos: ["rph_collar.jpg", "rph_button.jpg"] })
  })
})
