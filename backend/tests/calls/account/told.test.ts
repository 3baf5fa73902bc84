import { addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { accountRefusals } from "@silai/contracts/account/messages"
import { customerCalls } from "@silai/contracts/customer/calls"
import { accountCalls } from "@silai/contracts/account/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer, anEmail, aPhone, provePhone } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { heardOf, namesHeardOf, untilHeard } from "../../rig/heard"
import { signInAsOwner } from "../../rig/owner"
import { anAddress } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

const hooksOf = async (id: string) =>
  (await heardOf(id)).filter(({ name }) => name.startsWith("hook ")).map(({ name, data }) => [name, data] as const)
const eventsOf = async (...ids: string[]) => (await namesHeardOf(...ids)).filter((name) => !name.startsWith("hook "))

describe("what plugins hear of people", () => {
  test("a sign-up, a change and a deletion are each heard once, with the person's row there", async () => {
    const { at, id, password } = await aCustomer()
    expect(await untilHeard("customer.created", id)).toMatchObject({ data: { id }, row_visible: true })
    await at.call(profileCalls.userUpdate, { name: "Meera Joshi" })
    expect(await untilHeard("customer.updated", id)).toMatchObject({ row_visible: true })
    await at.call(profileCalls.userUpdate, { name: "Meera Joshi" })
    await at.call(profileCalls.userRemove, { password })
    await untilHeard("customer.deleted", id)
    expect(await eventsOf(id)).toEqual([
      "customer.created",
      "customer.deleted",
      "customer.updated",
      "silai.consent.recorded",
    ])
  })

  test("of a change that is refused half-way nothing is heard", async () => {
    const other = await aCustomer()
    const { at, id, password } = await aCustomer()
    const phone = aPhone()
    await provePhone(at, phone, "change-phone")
    // Somebody else takes the phone after the name was written: the transaction ends at its last statement.
    await sql(`insert into customer_phone (phone, customer_id) values ($1, $2) on conflict (phone) do nothing`, [
      phone,
      `cus_${Date.now()}`,
    ])
    const { status, body } = await at.call(profileCalls.userUpdate, { name: "Nobody Else", phone, password })
    expect([status, body.code]).toEqual([409, accountRefusals.phone_or_email_in_use.code])
    expect(await eventsOf(id)).toEqual(["customer.created", "silai.consent.recorded"])
    expect(await eventsOf(other.id)).toHaveLength(2)
  })

  test("addresses are heard of with those that are no longer the default, and a save that changes nothing is not", async () => {
    const { at } = await aCustomer()
    const first = (await at.call(addressCalls.addressAdd, anAddress())).body.data._id
    const second = (await at.call(addressCalls.addressAdd, { ...anAddress({ city: "Jalandhar" }), isDefault: true }))
      .body.data._id
    expect(await eventsOf(first)).toEqual(["customer.customer-address.created", "customer.customer-address.updated"])
    await at.call(addressCalls.addressUpdate, { _id: second, city: "Jalandhar" })
    expect(await eventsOf(second)).toEqual(["customer.customer-address.created"])
    await at.call(addressCalls.addressUpdate, { _id: second, remove: true })
    expect(await eventsOf(second)).toEqual(["customer.customer-address.created", "customer.customer-address.deleted"])
    expect(await eventsOf(first)).toEqual([
      "customer.customer-address.created",
      "customer.customer-address.updated",
      "customer.customer-address.updated",
    ])
  })

  test("a note about a customer is heard of without its text, and so is its removal", async () => {
    const owner = await signInAsOwner()
    const { id } = await aCustomer()
    const { body } = await owner.call(customerCalls.noteAdd, { customerId: id, text: "Prefers a soft collar" })
    const noteId = body.data[0]!._id
    await owner.call(customerCalls.noteRemove, { noteId })
    expect(await eventsOf(noteId)).toEqual(["silai.customer-note.created", "silai.customer-note.deleted"])
    expect((await heardOf(noteId))[0]!.data).toEqual({ id: noteId })
  })

  test("a new password is heard of, and nothing of what it is", async () => {
    const { at, id, password } = await aCustomer()
    await at.call(profileCalls.changePassword, { oldPassword: password, newPassword: "cotton-and-linen-9" })
    expect((await untilHeard("silai.password.changed", id)).data).toEqual({ id })
    const written = await sql(`select 1 from outbox where payload::text like '%cotton-and-linen-9%'`)
    expect(written).toEqual([])
  })
})

describe("a plugin that hooks into accounts", () => {
  test("refuses a sign-up with its own sentence, and nobody has signed up", async () => {
    const at = aBrowser()
    const who = { name: "Asha Verma", email: anEmail(), phone: aPhone(), password: "thread-and-needle" }
    await provePhone(at, who.phone, "signup")
    const additional_data = { refuse: "Only members of the club may sign up." }
    const { status, body } = await at.call(accountCalls.signup, { ...who, additional_data })
    expect([status, body.message]).toEqual([400, "Only members of the club may sign up."])
    expect(await sql(`select 1 from customer where email = $1`, [who.email])).toEqual([])
    expect((await at.call(accountCalls.signup, who)).status).toBe(200)
  })

  test("hears of the sign-up and the change with what came along, and of no password", async () => {
    const at = aBrowser()
    const who = { name: "Asha Verma", email: anEmail(), phone: aPhone(), password: "thread-and-needle" }
    await provePhone(at, who.phone, "signup")
    const { body } = await at.call(accountCalls.signup, { ...who, additional_data: { loyalty: "L-1" } })
    const id = body.data.customer._id
    await at.call(profileCalls.userUpdate, { name: "Asha Rao", additional_data: { loyalty: "L-2" } })
    const hooks = await eventually("both hooks have run", async () => {
      const heard = await hooksOf(id)
      return heard.length === 2 && heard
    })
    const { password, ...shown } = who
    expect(hooks).toEqual([
      ["hook customerCreated", { id, told: { ...shown, additional_data: { loyalty: "L-1" } } }],
      ["hook customerUpdated", { id, told: { customerId: id, name: "Asha Rao", additional_data: { loyalty: "L-2" } } }],
    ])
    expect(JSON.stringify(hooks)).not.toContain(password)
  })

  test("takes back an address when its hook after it fails", async () => {
    const { at } = await aCustomer()
    const { status } = await at.call(addressCalls.addressAdd, {
      ...anAddress(),
      additional_data: { break_after: true },
    })
    expect(status).toBe(500)
    expect((await at.call(addressCalls.addressSingle)).body.data).toEqual([])
  })

  test("takes back an address that was to be the default: who was it before is it again, not the oldest", async () => {
    const { at } = await aCustomer()
    const add = (label: string, more: Record<string, unknown>) =>
      at.call(addressCalls.addressAdd, { ...anAddress(), label, ...more })
    await add("Oldest", {})
    const { body } = await add("Office", { isDefault: true })
    expect(Object.keys(body.data)).not.toContain("formerDefault")
    expect((await add("Shop", { isDefault: true, additional_data: { break_after: true } })).status).toBe(500)
    const kept = [(await at.call(addressCalls.addressSingle)).body.data].flat()
    expect(kept.map(({ label, isDefault }) => [label, isDefault]).sort()).toEqual([
      ["Office", true],
      ["Oldest", false],
    ])
  })
})
