import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { buttonNamed, find, submit, write } from "~/drawn-page"
import { setTransport } from "~/lib/call"
import { RequestReset } from "./request-reset"

test("moves the focus to the answer once the link is sent, and back to the field to change the address", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  setTransport(async () => ({ success: true, message: "We have sent you a link." }))
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RequestReset />
      </QueryClientProvider>,
    ),
  )
  expect(document.activeElement).toBe(document.body)
  await act(async () => (write(find("input"), "asha@example.in"), buttonNamed("Send the link").focus()))
  await act(async () => submit())
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain("We have sent you a link.")))
  expect(document.activeElement?.textContent).toContain("We have sent you a link.")
  await act(async () => buttonNamed("Change").click())
  await act(() => vi.waitFor(() => expect(document.activeElement).toBe(find("input"))))
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
