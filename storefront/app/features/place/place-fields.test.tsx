import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, useState } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { setTransport } from "~/lib/call"
import { PlaceFields, type Place } from "./place-fields"
import { find, write } from "~/drawn-page"

afterEach(() => vi.unstubAllGlobals())

const ofDelhi = {
  pincode: "110001",
  city: "New Delhi",
  district: "Central Delhi",
  state: "Delhi",
  stateCode: "07",
  days: { min: 2, max: 4 },
}
const saved: Place = {
  pincode: "141001",
  line1: "14 Model Town",
  line2: "",
  landmark: "",
  city: "Ludhiana Cantt",
  state: "Punjab",
  sureOfPin: "141001",
}

function Form() {
  const [values, setValues] = useState(saved)
  return (
    <PlaceFields
      values={values}
      wrong={{}}
      onEdit={(part) => setValues((now) => ({ ...now, ...part }))}
      onJudge={() => undefined}
    />
  )
}

test("keeps the city of a saved address with its PIN code, and fills in the city of the next code", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const asked: unknown[] = []
  setTransport((_path, body) => {
    const { pincode } = body as { pincode: string }
    asked.push(pincode)
    const data =
      pincode === "110001" ? ofDelhi : { ...ofDelhi, pincode, city: "Ludhiana", state: "Punjab", stateCode: "03" }
    return Promise.resolve({ success: true, message: "", data })
  })
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>,
    ),
  )
  const field = (name: string) => find(`[name=${name}]`, page)
  const type = (text: string) => act(async () => write(field("pincode"), text))
  await vi.waitFor(() => expect(asked).toEqual(["141001"]))
  expect(field("city").value).toBe("Ludhiana Cantt")
  await type("11000")
  expect([field("city").value, field("state").value]).toEqual(["", ""])
  await type("110001")
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(field("city").value).toBe("New Delhi")
  })
  expect(field("state").value).toBe("Delhi")
  act(() => root.unmount())
})
