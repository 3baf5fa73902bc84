import { expect, test } from "vitest"
import { addressText } from "./address-text"

test("copies an address as it is written on a parcel, without empty lines", () => {
  const address = {
    name: "Harpreet Gill",
    phone: "9814012345",
    line1: "221, Model Town",
    line2: "",
    landmark: "Near the park",
    city: "Ludhiana",
    state: "Punjab",
    pincode: "141002",
  }
  expect(addressText(address)).toBe(
    "Harpreet Gill\n221, Model Town\nNear the park\nLudhiana 141002\nPunjab\nPhone 9814012345",
  )
})
