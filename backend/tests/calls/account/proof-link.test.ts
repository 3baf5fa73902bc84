import { profileCalls } from "@silai/contracts/account/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer, anEmail, profileOf } from "../../rig/customer"
import { whileHeld } from "../../rig/held"
import { confirmTokenOf, proofTokenOf } from "../../rig/mailed-links"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"

closeSqlAfterwards()

const confirm = (token: string) => aBrowser().call(profileCalls.confirmProof, { token })

describe("a proof link", () => {
  test("proves the address that it was mailed to, and never the one that replaced it", async () => {
    const { at, id, email, password } = await aCustomer()
    await at.call(profileCalls.sendProofLink, { purpose: "change-phone" })
    const token = (await proofTokenOf(email))!
    const kept = await oneRow<{ link: object }>(`select to_jsonb(l) as link from proof_link l where customer_id = $1`, [
      id,
    ])
    const replacing = anEmail()
    expect((await at.call(profileCalls.userUpdate, { email: replacing, password })).status).toBe(200)
    expect((await confirm(token)).body.code).toBe("account.link_over")
    // Even a row that outlives the change proves nothing.
    await sql(`insert into proof_link select * from jsonb_populate_record(null::proof_link, $1::jsonb)`, [kept.link])
    expect((await confirm(token)).body.code).toBe("account.link_over")
    expect(await profileOf(at)).toMatchObject({ email: replacing, emailProven: false })
  })

  test("goes to the address that the account has once a change under way is done", async () => {
    const { at, id } = await aCustomer()
    const replacing = anEmail()
    const asked = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`update customer set email = $2 where id = $1`, [id, replacing])
      const asking = at.call(profileCalls.sendProofLink, { purpose: "change-phone" })
      await someoneWaits("for update")
      return { asking }
    })
    expect((await asked.asking).body.message).toContain(replacing)
    expect((await confirm((await proofTokenOf(replacing))!)).status).toBe(200)
    expect(await profileOf(at)).toMatchObject({ email: replacing, emailProven: true })
  })

  test("is void once its session has ended, and so is a link to confirm an address that was replaced", async () => {
    const { at, id } = await aCustomer()
    const asked = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`select 1 from customer where id = $1 for update`, [id])
      const asking = at.call(profileCalls.sendProofLink, { purpose: "change-phone" })
      await someoneWaits("for update")
      await ask(`delete from session where actor_id = $1`, [id])
      return { asking }
    })
    expect((await asked.asking).status).toBe(401)
    expect(await sql(`select 1 from proof_link where customer_id = $1`, [id])).toEqual([])
    const other = await aCustomer()
    const first = (await confirmTokenOf(other.email))!
    await other.at.call(profileCalls.userUpdate, { email: anEmail(), password: other.password })
    expect((await aBrowser().call(profileCalls.confirmEmail, { token: first })).status).toBe(410)
  })
})
