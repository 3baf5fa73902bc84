import type { Address } from "@silai/contracts/checkout/calls"
import { STATUS_CODES } from "@silai/contracts/order/status"
import { asRefusal } from "@silai/kit/refuse"
import { expect, test } from "vitest"
import { judgeAddress } from "./new-address"

const address: Address = {
  name: "Gurpreet Kaur",
  phone: "9876543210",
  line1: "14 Model Town",
  line2: "",
  landmark: "",
  city: "Ludhiana",
  state: "Punjab",
  pincode: "141001",
}
const place = { pincode: "141001", city: "Ludhiana", district: "Ludhiana", state: "Punjab", stateCode: "03" }
type Asked = Parameters<typeof judgeAddress>[0]
const asked = (change: Partial<Asked> = {}): Asked => ({
  order: { code: 1, delivery: "home", address },
  before: address,
  after: { ...address, line1: "7 Civil Lines" },
  place,
  taxedIn: "03",
  ...change,
})
function codeOf(ask: Asked): string | undefined {
  try {
    judgeAddress(ask)
    return undefined
  } catch (error) {
    return asRefusal(error)?.code
  }
}

test("lets an address change until the parcel has left, and never on a closed order", () => {
  const may = STATUS_CODES.filter((code) => !codeOf(asked({ order: { code, delivery: "home", address } })))
  // 7 is ready for collection: a parcel never has it.
  expect(may.filter((code) => code !== 7)).toEqual([0, 1, 2, 3])
})

test("keeps an order without stored tax in the state of its address", () => {
  const delhi = { ...place, state: "Delhi", stateCode: "07" }
  const after = { ...address, state: "Delhi", pincode: "110001" }
  expect(codeOf(asked({ taxedIn: null }))).toBeUndefined()
  expect(codeOf(asked({ taxedIn: null, after, place: delhi }))).toBe("order.other_state")
  expect(codeOf(asked({ taxedIn: "07", after, place: delhi }))).toBeUndefined()
})

test("lets an address stay in its state where the PIN code serves two, and not move to the other", () => {
  const bahour = { pincode: "607402", city: "Puducherry", district: "Puducherry", state: "Puducherry", stateCode: "34" }
  const place = { ...bahour, otherStates: ["33"] }
  const cuddalore = { ...address, city: "Cuddalore", state: "Tamil Nadu", pincode: "607402" }
  const change = { place, after: cuddalore }
  expect(judgeAddress(asked({ ...change, taxedIn: "33" }))).toBe("Tamil Nadu")
  expect(codeOf(asked({ ...change, taxedIn: "34" }))).toBe("order.other_state")
  expect(codeOf(asked({ ...change, place: bahour, taxedIn: "33" }))).toBe("order.pin_elsewhere")
})
