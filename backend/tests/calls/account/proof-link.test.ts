import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomerWhoSignedUp, anEmail, profileOf, resetTokenOf } from "../../rig/customer"
import { whileHeld } from "../../rig/row-lock"
import { confirmTokenOf, proofTokenOf } from "../../rig/mailed-links"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()

const confirm = (at: Browser, token: string) => at.call(profileCalls.confirmProof, { token })

describe("a proof link", () => {
  test("proves the address that it was mailed to, and never the one that replaced it", async () => {
    const { at, id, email, password } = await aCustomerWhoSignedUp()
    await at.call(profileCalls.sendProofLink, { purpose: "change-phone" })
    const token = (await proofTokenOf(email))!
    const kept = await oneRow<{ link: object }>(`select to_jsonb(l) as link from proof_link l where customer_id = $1`, [
      id,
    ])
    const replacing = anEmail()
    expect((await at.call(profileCalls.userUpdate, { email: replacing, password })).status).toBe(200)
    expect((await confirm(at, token)).body.code).toBe("account.link_over")
    // Even a row that outlives the change proves nothing.
    await sql(`insert into proof_link select * from jsonb_populate_record(null::proof_link, $1::jsonb)`, [kept.link])
    expect((await confirm(at, token)).body.code).toBe("account.link_over")
    expect(await profileOf(at)).toMatchObject({ email: replacing, emailProven: false })
  })

  test("goes to the account's address after a change under way is done", async () => {
    const { at, id } = await aCustomerWhoSignedUp()
    const replacing = anEmail()
    const asked = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`update customer set email = $2 where id = $1`, [id, replacing])
      const asking = at.call(profileCalls.sendProofLink, { purpose: "change-phone" })
      await someoneWaits("for update")
      return { asking }
    })
    expect((await asked.asking).body.message).toContain(replacing)
    expect((await confirm(at, (await proofTokenOf(replacing))!)).status).toBe(200)
    expect(await profileOf(at)).toMatchObject({ email: replacing, emailProven: true })
  })

  test("is void once its session has ended, and so is a link to confirm an address that was replaced", async () => {
    const { at, id } = await aCustomerWhoSignedUp()
    const asked = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`select 1 from customer where id = $1 for update`, [id])
      const asking = at.call(profileCalls.sendProofLink, { purpose: "change-phone" })
      await someoneWaits("for update")
      await ask(`delete from session where actor_id = $1`, [id])
      return { asking }
    })
    expect((await asked.asking).status).toBe(401)
    expect(await sql(`select 1 from proof_link where customer_id = $1`, [id])).toEqual([])
    const other = await aCustomerWhoSignedUp()
    const first = (await confirmTokenOf(other.email))!
    await other.at.call(profileCalls.userUpdate, { email: anEmail(), password: other.password })
    expect((await aBrowser().call(profileCalls.confirmEmail, { token: first })).status).toBe(410)
  })

  test("proves no address in a browser that is not signed in to the account, only the person who asked for it", async () => {
    const { at, email } = await aCustomerWhoSignedUp()
    const other = await aCustomerWhoSignedUp()
    let earlier: string | undefined
    for (const [elsewhere, isProven] of [
      [aBrowser(), false],
      [other.at, false],
      [at, true],
    ] as const) {
      await at.call(profileCalls.sendProofLink, { purpose: "change-email" })
      const token = (await proofTokenOf(email, earlier))!
      earlier = token
      expect((await confirm(elsewhere, token)).status).toBe(200)
      expect((await profileOf(at)).emailProven).toBe(isProven)
    }
    expect((await at.call(profileCalls.userUpdate, { email: anEmail() })).status).toBe(200)
  })
})

describe("a link to confirm an e-mail", () => {
  test("waits for a browser that is signed in to the account, and does not count as wrong until then", async () => {
    const { at, email, password } = await aCustomerWhoSignedUp()
    const other = await aCustomerWhoSignedUp()
    const token = (await confirmTokenOf(email))!
    const elsewhere = aBrowser()
    for (const one of [elsewhere, other.at]) {
      const { status, body } = await one.call(profileCalls.confirmEmail, { token })
      expect([status, body.code]).toEqual([403, "account.link_elsewhere"])
    }
    expect(await sql(`select key from rate_limit where key = $1`, [`link_use:${other.id}`])).toEqual([])
    expect((await profileOf(at)).emailProven).toBe(false)
    expect((await elsewhere.call(accountCalls.signin, { identifier: email, password })).status).toBe(200)
    expect((await elsewhere.call(profileCalls.confirmEmail, { token })).status).toBe(200)
    expect((await profileOf(at)).emailProven).toBe(true)
  })

  test("leaves a stranger who signed up with the address no way in after its owner's first reset", async () => {
    const stranger = await aCustomerWhoSignedUp()
    const owner = aBrowser()
    await owner.call(profileCalls.confirmEmail, { token: (await confirmTokenOf(stranger.email))! })
    await stranger.at.call(profileCalls.sendProofLink, { purpose: "change-phone" })
    await confirm(owner, (await proofTokenOf(stranger.email))!)
    await owner.call(profileCalls.generateResetToken, { email: stranger.email })
    const token = await afterWork("the mail with the link has come", () => resetTokenOf(stranger.email))
    await owner.call(profileCalls.resetPassword, { token, password: "a-new-needle-1968" })
    const ways = await sql(
      `select phone from customer_phone where customer_id = $1 union all select id from passkey where actor_id = $1`,
      [stranger.id],
    )
    expect(ways).toEqual([])
    expect((await stranger.at.call(profileCalls.userSingle)).status).toBe(401)
  })
})
