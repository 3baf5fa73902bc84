import { refusedBy } from "@silai/contracts/refused"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { find, submit, write } from "~/drawn-page"
import { meQuery } from "~/lib/auth"
import { ReviewForm } from "./review-form"

const send = vi.hoisted(() => vi.fn())
vi.mock("./send-review", () => ({ sendReview: send }))

let root: Root
let people = 0
const client = new QueryClient()
const as = (_id: string) => client.setQueryData(meQuery.queryKey, { _id, name: "Asha Rao", role: "customer" } as never)
const open = async (productId = "prod_1") => {
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <ReviewForm productId={productId} variantId="var_1" mine={null} accountName="Asha Rao" onDone={() => {}} />
      </QueryClientProvider>,
    ),
  )
}
const close = async () => {
  await act(() => root.unmount())
  document.body.replaceChildren()
}
const title = () => find('input:not([type="radio"]):not([autocomplete="off"]):not([type="file"])')
function writeText(text: string) {
  const area = find<HTMLTextAreaElement>("textarea")
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, text)
  area.dispatchEvent(new Event("input", { bubbles: true }))
}
const stars = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"][value="4"]')][0]!
const pictures = () => document.querySelectorAll("figure img").length
const fill = () =>
  act(async () => {
    stars().click()
    write(title(), "Sits well")
    writeText("The cloth is soft.")
    const files = find<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(files, "files", { value: [new File(["x"], "shirt.jpg", { type: "image/jpeg" })] })
    files.dispatchEvent(new Event("change", { bubbles: true }))
  })

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  URL.createObjectURL = () => "blob:picture"
  URL.revokeObjectURL = () => undefined
  // Pictures are kept as long as the page: each test is another person.
  as(`cust_${(people += 1)}`)
  await open()
  await fill()
})
afterEach(async () => {
  await close()
  localStorage.clear()
})

test("has its stars, text and pictures again when it was closed before it was sent, for the same person and piece", async () => {
  await close()
  await open()
  expect([title().value, stars().checked, pictures()]).toEqual(["Sits well", true, 1])
  await close()
  await open("prod_2")
  expect([title().value, stars().checked, pictures()]).toEqual(["", false, 0])
  await close()
  as("another")
  await open()
  expect([title().value, stars().checked, pictures()]).toEqual(["", false, 0])
})

test("begins empty once it was sent, and not when it was refused", async () => {
  send.mockRejectedValueOnce(refusedBy(401, null, "Please sign in to continue.", null))
  const asksWho = vi.spyOn(client, "invalidateQueries").mockResolvedValue()
  await act(async () => submit())
  expect(asksWho).toHaveBeenCalledWith({ queryKey: meQuery.queryKey })
  await close()
  await open()
  expect([title().value, stars().checked, pictures()]).toEqual(["Sits well", true, 1])

  send.mockResolvedValue({ success: true, message: "Thank you.", data: {} })
  await act(async () => writeText("The cloth is soft, and it sits as it should."))
  await act(async () => submit())
  expect(send).toHaveBeenCalledTimes(2)
  await close()
  await open()
  expect([title().value, stars().checked, pictures()]).toEqual(["", false, 0])
})
