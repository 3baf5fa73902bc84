import { expect, test } from "vitest"
import { checkoutMessages } from "../checkout/messages"
import { FIRST_IDENTITY, shopAddress, telLink, whatsappLink } from "./identity"
import { wrongInIdentity } from "./identity-rules"
import { identityMessages } from "./messages"

test("accepts the shop's first values, its GSTIN's check digit too", () => {
  expect(wrongInIdentity(FIRST_IDENTITY)).toEqual({})
})

test.each([
  ["a GSTIN with a wrong check digit", { gstin: "03AAAAA0000A1Z5" }, ["gstin"]],
  ["a GSTIN of another state than the address", { gstin: "27AAPFU0939F1ZV" }, ["gstin"]],
  ["an address that moves to another state than the GSTIN", { state: "Delhi" as const }, ["gstin"]],
  ["a phone without +91", { phone: "98765 00000" }, ["phone"]],
  ["a phone with a digit too few", { otherPhone: "+91 9876 50000" }, ["otherPhone"]],
  ["a WhatsApp number that is left out", { whatsapp: "" }, ["whatsapp"]],
  ["half an e-mail address", { email: "care@" }, ["email"]],
  ["a PIN code that begins with 0", { pincode: "041008" }, ["pincode"]],
  ["blanks in the place of a name", { legalName: "   " }, ["legalName"]],
  ["a link without https", { instagram: "http://www.instagram.com/silai" }, ["instagram"]],
  ["a link to another site", { instagram: "https://instagram.com.elsewhere.example/silai" }, ["instagram"]],
  ["a script in place of a link", { youtube: "javascript:alert(1)//youtube.com" }, ["youtube"]],
  ["a store on another marketplace", { marketplace: "https://elsewhere.example/stores/silai" }, ["marketplace"]],
])("reports %s at its field", (_what, wrong, fields) => {
  expect(Object.keys(wrongInIdentity({ ...FIRST_IDENTITY, ...wrong }))).toEqual(fields)
})

test("gives different answers to a GSTIN that is written wrong and one of another state", () => {
  const wrongGstin = (gstin: string) => wrongInIdentity({ ...FIRST_IDENTITY, gstin }).gstin
  expect(wrongGstin("03AAAAA0000A1Z5")).toBe(checkoutMessages.gstinInvalid)
  expect(wrongGstin("27AAPFU0939F1ZV")).toBe(identityMessages.gstinElsewhere)
})

test("lets optional fields be empty, and takes a landline for a phone", () => {
  const few = { line2: "", otherPhone: "+91 161-244-0000", instagram: "", facebook: "", youtube: "", marketplace: "" }
  expect(wrongInIdentity({ ...FIRST_IDENTITY, ...few })).toEqual({})
})

test("writes the address in one line, and dials numbers without spaces and hyphens", () => {
  expect(shopAddress({ ...FIRST_IDENTITY, line2: "Old City" })).toBe(
    "14, Darzi Bazaar, near Clock Tower, Old City, Ludhiana, Punjab 141008, India",
  )
  expect(telLink("+91 161-244-0000")).toBe("tel:+911612440000")
  expect(whatsappLink(FIRST_IDENTITY, "Hello & thanks")).toBe("https://wa.me/919876500000?text=Hello%20%26%20thanks")
})
