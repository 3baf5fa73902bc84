import { checkoutRefusals, checkoutMessages } from "@silai/contracts/checkout/messages"
import { QueryClient } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { doubtOf } from "./pin-query"

const ofDelhi = {
  city: "New Delhi",
  district: "Central Delhi",
  state: "Delhi",
  stateCode: "07",
  days: { min: 2, max: 4 },
}
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

test("points at the state when the PIN code is in another one", async () => {
  setTransport((_path, body) =>
    Promise.resolve({ success: true, message: "", data: { ...ofDelhi, ...(body as object) } }),
  )
  const asked = { pincode: "110001", sureOfPin: "110001" }
  expect(await doubtOf(client(), { ...asked, state: "Punjab" })).toEqual({
    state: checkoutMessages.pinElsewhere("110001", "Delhi"),
  })
  expect(await doubtOf(client(), { ...asked, state: "Delhi" })).toEqual({})
})

test("accepts each of the states that a PIN code at a border serves", async () => {
  const bahour = { ...ofDelhi, city: "Puducherry", state: "Puducherry", stateCode: "34", otherStates: ["33"] }
  setTransport((_path, body) =>
    Promise.resolve({ success: true, message: "", data: { ...bahour, ...(body as object) } }),
  )
  const asked = { pincode: "607402", sureOfPin: "" }
  for (const state of ["Puducherry", "Tamil Nadu"]) expect(await doubtOf(client(), { ...asked, state })).toEqual({})
  expect(await doubtOf(client(), { ...asked, state: "Kerala" })).toHaveProperty("state")
})

test("asks about a PIN code that the shop does not know, until the shopper confirms it", async () => {
  const { code, status, say } = checkoutRefusals.pin_unknown
  setTransport(() => Promise.reject(new CallRefused(code, say, status)))
  const asked = { pincode: "141999", state: "Punjab" }
  expect(await doubtOf(client(), { ...asked, sureOfPin: "" })).toEqual({ sureOfPin: checkoutMessages.pinDoubted })
  expect(await doubtOf(client(), { ...asked, sureOfPin: "141999" })).toEqual({})
})
