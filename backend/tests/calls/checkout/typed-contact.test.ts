import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { aContact, anAddress } from "../../rig/shopper"

const savedContact = async (contact: object, address: object = {}) => {
  const { status, body } = await browser().call(checkoutCalls.guest, {
    contact: aContact(contact),
    address: anAddress(address),
  })
  return { status, field: body.field, ...body.data }
}

test("saves a contact and an address as they were meant, however they were typed or pasted", async () => {
  const { status, contact, address } = await savedContact(
    { name: "Ravi\u00a0\u200b  Kumar", email: "Ravi Kumar <mailto:Ravi@Example.com>,", phone: "+91 ९८७६५ ४३२१०" },
    { name: "सुनील कुर्‍हाडे", pincode: "१४१ ००१", city: "Ludhiana\u200b" },
  )
  expect(status).toBe(200)
  expect(contact).toMatchObject({ name: "Ravi Kumar", email: "ravi@example.com", phone: "9876543210" })
  expect(address).toMatchObject({ name: "सुनील कुर्‍हाडे", pincode: "141001", city: "Ludhiana" })
})

test.each(["K. Rajan", "Mohd. Aslam", "A.P.J. Abdul Kalam", "अनिल प्र‍वीण", "അനിവര്‍", "ಅರ್‌ಜುನ್", "Renée D’Souza"])(
  "accepts the name %s",
  async (name) => expect((await savedContact({ name })).contact?.name).toBe(name),
)

test.each([
  "ravi..k@example.com",
  "ravi@-example.com",
  "ravi@example.com.",
  "a(b)@example.com",
  "ravi,kumar@example.com",
  "ravi%0akk@example.com",
  "ravi@example,com",
  "ravi @example.com",
])("refuses %j at its field, because no mail server would take it", async (email) => {
  expect(await savedContact({ email })).toMatchObject({ status: 400, field: "contact.email" })
})

test.each([
  ["phone", { phone: "98765432101" }],
  ["name", { name: "x".repeat(81) }],
])("refuses a %s that is too long, and cuts nothing", async (field, change) => {
  expect(await savedContact(change)).toMatchObject({ status: 400, field: `contact.${field}` })
})

test("refuses a name or an address in letters that no label has, in words", async () => {
  expect(await savedContact({ name: "李小龙" })).toMatchObject({ status: 400, field: "contact.name" })
  expect(await savedContact({}, { line1: "12, улица Ленина" })).toMatchObject({ status: 400, field: "address.line1" })
  expect(await savedContact({}, { city: "ਲੁਧਿਆਣਾ", landmark: "मंदिर के पास", line2: "محلہ" })).toMatchObject({
    status: 200,
  })
})
