import { expect, test } from "vitest"
import { addressLines, isPin, wrongAddress } from "./address-rules"

const right = {
  name: "Ravi Kumar",
  phone: "9876543210",
  line1: "12, Model Town",
  line2: "",
  landmark: "near the park",
  city: "Ludhiana",
  state: "Punjab",
  pincode: "141002",
}

test("finds no fault in a right address", () => {
  expect(Object.values(wrongAddress(right)).filter(Boolean)).toEqual([])
})

test("names each line that is missing", () => {
  expect(wrongAddress({ ...right, line1: " 1 ", city: "", state: "", pincode: "014100" })).toEqual({
    line1: "Please enter the house number and street.",
    city: "Please enter the city.",
    state: "Please choose the state.",
    pincode: "Enter a valid 6-digit PIN code.",
  })
})

test("accepts six digits as a PIN code, the first of which is not 0", () => {
  expect(isPin("1410029")).toBe(false)
  expect(isPin("141002")).toBe(true)
  expect(isPin("041002")).toBe(false)
  expect(isPin("14100")).toBe(false)
})

test("writes an address without empty lines", () => {
  expect(addressLines(right)).toEqual(["12, Model Town", "near the park", "Ludhiana, Punjab 141002"])
})
