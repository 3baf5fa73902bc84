import { addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { accountRefusals } from "@silai/contracts/account/messages"
import { customerCalls } from "@silai/contracts/customer/calls"
import { accountCalls } from "@silai/contracts/account/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer, aCustomerWhoSignedUp, anEmail, aPhone, provePhone } from "../../rig/customer"
import { eventsOf, eventNamesOf, untilReceived } from "../../rig/received-events"
import { signInAsOwner } from "../../rig/owner"
import { anAddress } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()

const hooksOf = async (id: string) =>
  (await eventsOf(id)).filter(({ name }) => name.startsWith("hook ")).map(({ name, data }) => [name, data] as const)
const eventsWithoutHooks = async (...ids: string[]) =>
  (await eventNamesOf(...ids)).filter((name) => !name.startsWith("hook "))

describe("events about accounts", () => {
  test("are one each for a sign-up, a change and a deletion, and the row can be read", async () => {
    const { at, id, password } = await aCustomerWhoSignedUp()
    expect(await untilReceived("customer.created", id)).toMatchObject({ data: { id }, row_visible: true })
    await at.call(profileCalls.userUpdate, { name: "Meera Joshi" })
    expect(await untilReceived("customer.updated", id)).toMatchObject({ row_visible: true })
    await at.call(profileCalls.userUpdate, { name: "Meera Joshi" })
    await at.call(profileCalls.userRemove, { password })
    await untilReceived("customer.deleted", id)
    expect(await eventsWithoutHooks(id)).toEqual([
      "customer.created",
      "customer.deleted",
      "customer.updated",
      "silai.consent.recorded",
    ])
  })

  test("are not sent for a change that is refused half-way", async () => {
    const other = await aCustomerWhoSignedUp()
    const { at, id, password } = await aCustomerWhoSignedUp()
    const phone = aPhone()
    await provePhone(at, phone, "change-phone")
    // Another account takes the phone after the name was written, so the transaction fails at its last statement.
    await sql(`insert into customer_phone (phone, customer_id) values ($1, $2) on conflict (phone) do nothing`, [
      phone,
      `cus_${Date.now()}`,
    ])
    const { status, body } = await at.call(profileCalls.userUpdate, { name: "Nobody Else", phone, password })
    expect([status, body.code]).toEqual([409, accountRefusals.phone_or_email_in_use.code])
    expect(await eventsWithoutHooks(id)).toEqual(["customer.created", "silai.consent.recorded"])
    expect(await eventsWithoutHooks(other.id)).toHaveLength(2)
  })

  test("are sent for an address and the one that is no longer the default; none for a save that changes nothing", async () => {
    const { at } = await aCustomer()
    const first = (await at.call(addressCalls.addressAdd, anAddress())).body.data._id
    const second = (await at.call(addressCalls.addressAdd, { ...anAddress({ city: "Jalandhar" }), isDefault: true }))
      .body.data._id
    expect(await eventsWithoutHooks(first)).toEqual([
      "customer.customer-address.created",
      "customer.customer-address.updated",
    ])
    await at.call(addressCalls.addressUpdate, { _id: second, city: "Jalandhar" })
    expect(await eventsWithoutHooks(second)).toEqual(["customer.customer-address.created"])
    await at.call(addressCalls.addressUpdate, { _id: second, remove: true })
    expect(await eventsWithoutHooks(second)).toEqual([
      "customer.customer-address.created",
      "customer.customer-address.deleted",
    ])
    expect(await eventsWithoutHooks(first)).toEqual([
      "customer.customer-address.created",
      "customer.customer-address.updated",
      "customer.customer-address.updated",
    ])
  })

  test("are sent for a note about a customer and its removal, without the text", async () => {
    const owner = await signInAsOwner()
    const { id } = await aCustomer()
    const { body } = await owner.call(customerCalls.noteAdd, { customerId: id, text: "Prefers a soft collar" })
    const noteId = body.data[0]!._id
    await owner.call(customerCalls.noteRemove, { noteId })
    expect(await eventsWithoutHooks(noteId)).toEqual(["silai.customer-note.created", "silai.customer-note.deleted"])
    expect((await eventsOf(noteId))[0]!.data).toEqual({ id: noteId })
  })

  test("do not contain the new password that they report", async () => {
    const { at, id, password } = await aCustomer()
    await at.call(profileCalls.changePassword, { oldPassword: password, newPassword: "cotton-and-linen-9" })
    expect((await untilReceived("silai.password.changed", id)).data).toEqual({ id })
    const written = await sql(`select 1 from outbox where payload::text like '%cotton-and-linen-9%'`)
    expect(written).toEqual([])
  })
})

describe("a plugin that hooks into accounts", () => {
  test("refuses a sign-up with its own sentence, and no account is created", async () => {
    const at = aBrowser()
    const who = { name: "Asha Verma", email: anEmail(), phone: aPhone(), password: "thread-and-needle" }
    await provePhone(at, who.phone, "signup")
    const additional_data = { refuse: "Only members of the club may sign up." }
    const { status, body } = await at.call(accountCalls.signup, { ...who, additional_data })
    expect([status, body.message]).toEqual([400, "Only members of the club may sign up."])
    expect(await sql(`select 1 from customer where email = $1`, [who.email])).toEqual([])
    expect((await at.call(accountCalls.signup, who)).status).toBe(200)
  })

  test("receives the sign-up and the change with their additional data, and no password", async () => {
    const at = aBrowser()
    const who = { name: "Asha Verma", email: anEmail(), phone: aPhone(), password: "thread-and-needle" }
    await provePhone(at, who.phone, "signup")
    const { body } = await at.call(accountCalls.signup, { ...who, additional_data: { loyalty: "L-1" } })
    const id = body.data.customer._id
    await at.call(profileCalls.userUpdate, { name: "Asha Rao", additional_data: { loyalty: "L-2" } })
    const hooks = await afterWork("both hooks have run", async () => {
      const notes = await hooksOf(id)
      return notes.length === 2 && notes
    })
    const { password, ...shown } = who
    expect(hooks).toEqual([
      ["hook customerCreated", { id, input: { ...shown, additional_data: { loyalty: "L-1" } } }],
      [
        "hook customerUpdated",
        { id, input: { customerId: id, name: "Asha Rao", additional_data: { loyalty: "L-2" } } },
      ],
    ])
    expect(JSON.stringify(hooks)).not.toContain(password)
  })

  test("removes a new address when its later hook fails", async () => {
    const { at } = await aCustomer()
    const { status } = await at.call(addressCalls.addressAdd, {
      ...anAddress(),
      additional_data: { break_after: true },
    })
    expect(status).toBe(500)
    expect((await at.call(addressCalls.addressSingle)).body.data).toEqual([])
  })

  test("removes a new default address: the previous default is restored, not the oldest address", async () => {
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
