import { staffCalls, viewCalls } from "@silai/contracts/account/calls"
import { VIEW, VIEW_LIST_NAMES } from "@silai/contracts/account/view-limits"
import { expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
const list = "order"
const save = (at: Browser, name: string, more: { address?: string; isShared?: boolean } = {}) =>
  at.call(viewCalls.save, { list, name, address: "?status=1", ...more })
const remove = (at: Browser, viewId: string) => at.call(viewCalls.remove, { viewId })
/** The views that a person sees, among those that this test's people saved. */
const viewsOf = async (at: Browser, ...keepers: { userId: string }[]) => {
  const made = await sql<{ id: string }>(`select id from staff_view where user_id = any($1)`, [
    keepers.map(({ userId }) => userId),
  ])
  const { data } = (await at.call(viewCalls.all, { list })).body
  return data.filter(({ _id }) => made.some(({ id }) => id === _id))
}

test("keeps a person's view on every device, private until it is shared", async () => {
  const [packer, manager] = [await signInAs("packer"), await signInAs("manager")]
  const kept = await save(packer, "  Late  ")
  expect([kept.status, kept.body.data.filter(({ isYours }) => isYours)]).toMatchObject([
    200,
    [{ name: "Late", address: "?status=1", isShared: false, mayRemove: true }],
  ])
  expect(await viewsOf(manager, packer)).toEqual([])
  const [view] = await viewsOf(packer, packer)
  expect([(await remove(manager, view!._id)).body.code, (await viewsOf(packer, packer)).length]).toEqual([
    "view.unknown",
    1,
  ])
  // The same name again: the view is replaced and keeps its place.
  await save(packer, "Late", { address: "?status=1&sort=-total", isShared: true })
  expect(await viewsOf(manager, packer)).toMatchObject([
    { _id: view!._id, address: "?status=1&sort=-total", by: "Some packer", isYours: false, mayRemove: false },
  ])
  expect((await remove(manager, view!._id)).body.code).toBe("view.not_yours")
  const owner = await signInAsOwner()
  expect((await remove(owner, view!._id)).status).toBe(200)
  expect((await remove(packer, view!._id)).body.code).toBe("view.unknown")
})

test("hides others' views with a search or a state from a role that sees no contacts", async () => {
  const [manager, tailor, packer] = [await signInAs("manager"), await signInAs("tailor"), await signInAs("packer")]
  await save(manager, "Her phone", { address: "?search=9876543210", isShared: true })
  await save(manager, "Delhi", { address: "?states=Delhi", isShared: true })
  await save(manager, "To make", { address: "?kind=custom", isShared: true })
  const namesFor = async (at: Browser) => (await viewsOf(at, manager)).map(({ name }) => name)
  expect(await namesFor(packer)).toEqual(["Her phone", "Delhi", "To make"])
  expect(await namesFor(tailor)).toEqual(["To make"])
})

test("keeps views of other lists apart, and saves none of a list that the role may not read", async () => {
  const [manager, packer] = [await signInAs("manager"), await signInAs("packer")]
  const name = `Mine ${packer.userId.slice(-8)}`
  for (const other of VIEW_LIST_NAMES)
    expect(
      (await manager.call(viewCalls.save, { list: other, name, address: `?of=${other}`, isShared: true })).status,
    ).toBe(200)
  const seenBy = async (at: Browser) => {
    const lists = await Promise.all(
      VIEW_LIST_NAMES.map(async (other) => (await at.call(viewCalls.all, { list: other })).body.data),
    )
    return lists.flat().flatMap((view) => (view.name === name ? [view.address] : []))
  }
  expect(await seenBy(manager)).toEqual(VIEW_LIST_NAMES.map((other) => `?of=${other}`))
  expect(await seenBy(packer)).toEqual(["?of=order", "?of=returns", "?of=colourway"])
  for (const closed of ["payment", "customer"] as const) {
    const { status, body } = await packer.call(viewCalls.save, { list: closed, name, address: "?x=1" })
    expect([status, body.code]).toEqual([403, "house.not_allowed"])
  }
})

test("keeps shared views when their owner leaves the shop, and removes private ones", async () => {
  const [owner, packer] = [await signInAsOwner(), await signInAs("packer")]
  await save(packer, "Mine")
  await save(packer, "For all", { isShared: true })
  await owner.call(staffCalls.userRemove, { userId: packer.userId })
  const left = await sql<{ name: string }>(`select name from staff_view where user_id = $1`, [packer.userId])
  expect(left.map(({ name }) => name)).toEqual(["For all"])
  const [view] = await viewsOf(owner, packer)
  expect((await remove(owner, view!._id)).status).toBe(200)
})

test("limits views in number, to a list with its filters; strangers have none", async () => {
  const packer = await signInAs("packer")
  for (let at = 0; at < VIEW.most; at++) expect((await save(packer, `View ${at}`)).status).toBe(200)
  const more = await save(packer, "One more")
  expect([more.status, more.body.code, (await viewsOf(packer, packer)).length]).toEqual([409, "view.full", VIEW.most])
  for (const address of ["", "https://evil.example", "?x#y", "?x y", `?${"x".repeat(VIEW.address)}`])
    expect([address, (await save(packer, "Odd", { address })).status]).toEqual([address, 400])
  expect((await save(packer, "   ")).status).toBe(400)
  for (const call of [viewCalls.all, viewCalls.save, viewCalls.remove])
    expect((await browser().post(call.path, {})).status).toBe(401)
})
