import { uidCalls } from "@silai/contracts/uid/calls"
import { checkOf, writeUid } from "@silai/contracts/uid/code"
import { UID_BATCH } from "@silai/contracts/uid/limits"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { eventNamesOf } from "../../rig/received-events"
import { theShop } from "../../rig/facts"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { codesOfPages } from "../../rig/pdf/picture"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { aBatch, asksForLabels, colourwayOf, onLabels, stateOf } from "../../rig/uid"
import { shirt } from "../../rig/returns"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
/** The lines of the list as a file, without its heading. */
async function fileOf(body: object): Promise<string[]> {
  const reply = await owner.send(uidCalls.export.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return (await reply.text()).trim().split("\r\n").slice(1)
}
const batchOf = async (batchId: string) => (await owner.call(uidCalls.batches, { batchId })).body.data[0]!

describe("ids and labels in the back office", () => {
  test("are made in the background as a batch of one colour and size, all different, with progress", async () => {
    const wanted = UID_BATCH.atOnce + 40
    const { ids, batchId, batch } = await aBatch(owner, { quantity: wanted, note: "Diwali cloth" })
    expect(batch).toMatchObject({
      size: "S",
      color: "Classic White",
      quantity: wanted,
      madeOn: "2026-11-20",
      printedUpTo: 0,
    })
    expect(new Set(ids).size).toBe(wanted)
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(await batchOf(batchId)).toMatchObject({ made: wanted, states: { unused: wanted }, note: "Diwali cloth" })
    expect(await eventNamesOf(batchId)).toEqual(["silai.uid-batch.created", "silai.uid-batch.updated"])
    // Thousands of rows are read in several turns: each is in the file once, in the order of the labels.
    expect((await fileOf({ batchId })).map((line) => line.split(",")[0])).toEqual(ids.map(writeUid))
  })

  test("are refused for a colour or size that does not exist, and in a batch that is too large", async () => {
    const body = { variantId: await colourwayOf(shirt), size: "S", quantity: 1, madeOn: "2026-11-20" }
    const refused = async (change: object) => {
      const reply = await owner.call(uidCalls.generate, { ...body, ...change } as typeof body)
      return [reply.status, reply.body.code]
    }
    expect(await refused({ size: "4XL" })).toEqual([422, "uid.piece_unknown"])
    expect(await refused({ variantId: "prod_none" })).toEqual([422, "uid.piece_unknown"])
    expect((await refused({ quantity: UID_BATCH.maxIds + 1 }))[0]).toBe(400)
    expect((await refused({ quantity: 0 }))[0]).toBe(400)
    expect((await refused({ madeOn: "2026-02-31" }))[0]).toBe(400)
  })

  test("are printed on a sheet whose codes lead to the shop; a second print is recorded", async () => {
    const { ids, batchId, pdf } = await onLabels(owner, { quantity: 70 })
    const pages = await codesOfPages(pdf)
    expect(pages.map((codes) => codes.length)).toEqual([65, 5])
    const shop = theShop().publicUrl.toUpperCase()
    expect(
      pages
        .flat()
        .map(({ text }) => text)
        .sort(),
    ).toEqual(ids.map((id) => `${shop}/AUTHENTIC/${id}`).sort())
    expect(await batchOf(batchId)).toMatchObject({ states: { printed: 70 }, printedUpTo: 70 })
    await asksForLabels(owner, { batchId, first: 3, last: 3, sheet: "roll" })
    const { data } = (await owner.call(uidCalls.single, { uid: ids[2]! })).body
    expect(data.history.map(({ what, note }) => [what, note])).toEqual([
      ["label", "a4x65"],
      ["label", "roll"],
    ])
    expect((await owner.call(uidCalls.single, { uid: ids[3]! })).body.data.history).toHaveLength(1)
    expect(data.nextStates).toEqual(["void", "reported"])
  })

  test("are not printed for a void id, and what does not fit a sheet is refused in words", async () => {
    const { ids, batchId } = await onLabels(owner, { quantity: 3 })
    expect((await owner.call(uidCalls.update, { uid: ids[1]!, state: "void" })).body.code).toBe("uid.why_wanted")
    const { body } = await owner.call(uidCalls.update, { uid: ids[1]!, state: "void", why: "The label was torn." })
    expect(body.data).toMatchObject({ state: "void", why: "The label was torn.", nextStates: [] })
    expect(await eventNamesOf(ids[1]!)).toEqual(["silai.uid.moved"])
    const reply = await asksForLabels(owner, { batchId, last: 3 })
    expect((await codesOfPages(new Uint8Array(await reply.arrayBuffer()))).map((codes) => codes.length)).toEqual([2])
    const refused = async (change: object) => {
      const reply = await asksForLabels(owner, { batchId, ...change })
      return [reply.status, ((await reply.json()) as { code: string }).code]
    }
    expect(await refused({ first: 2, last: 2 })).toEqual([409, "uid.nothing_to_print"])
    expect(await refused({ first: 90, last: 99 })).toEqual([409, "uid.nothing_to_print"])
    expect(await refused({ sheet: "roll", startAt: 2 })).toEqual([422, "uid.start_beyond"])
    expect(await refused({ first: 1, last: 9000 })).toEqual([422, "uid.too_many_labels"])
    expect(await refused({ batchId: "ubt_none" })).toEqual([404, "uid.batch_unknown"])
  })

  test("are found however a person or a scanner types an id; a wrong letter is answered differently from an unknown number", async () => {
    const { ids } = await aBatch(owner, { quantity: 1 })
    const id = ids[0]!
    const seen = async (uid: string) => {
      const { status, body } = await owner.call(uidCalls.single, { uid })
      return status === 200 ? body.data.uid : body.code
    }
    expect(await seen(`http://anything/authentic/${id.toLowerCase()}`)).toBe(id)
    expect(await seen(writeUid(id))).toBe(id)
    const other = id[0] === "7" ? "8" : "7"
    expect(await seen(other + id.slice(1) + checkOf(id))).toBe("uid.check")
    expect(await seen(`${other}${id.slice(1)}`)).toBe("uid.unknown")
    expect(await seen("hello")).toBe("uid.form")
    expect(await seen(" ")).toBe("uid.empty")
  })

  test("are narrowed in the list by state, batch, piece and id, and saved as a file", async () => {
    const { ids, batchId } = await onLabels(owner, { quantity: 3, size: "M", note: "Narrow 7731" })
    await owner.call(uidCalls.update, { uid: ids[0]!, state: "reported", why: "Seen twice." })
    const list = async (body: object) => (await owner.call(uidCalls.all, body as never)).body
    expect(await list({ batchId })).toMatchObject({ total: 3, counts: { printed: 2, reported: 1 } })
    expect((await list({ batchId, state: ["reported"] })).data.map(({ uid }) => uid)).toEqual([ids[0]])
    expect((await list({ search: "narrow 7731" })).total).toBe(3)
    expect((await list({ search: writeUid(ids[2]!) })).data.map(({ uid }) => uid)).toEqual([ids[2]])
    expect((await list({ search: "%_" })).total).toBe(0)
    const lines = await fileOf({ batchId })
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain(writeUid(ids[0]!))
    // A mistake undone: it is on a label again, as before.
    const reopened = await owner.call(uidCalls.update, { uid: ids[0]!, state: "printed" })
    expect([reopened.status, await stateOf(ids[0]!)]).toEqual([200, "printed"])
  })

  test("can be deleted in a batch that was never printed, not in a printed one", async () => {
    const fresh = await aBatch(owner, { quantity: 2 })
    const used = await onLabels(owner, { quantity: 2 })
    expect((await owner.call(uidCalls.remove, { batchId: used.batchId })).body.code).toBe("uid.batch_used")
    expect((await owner.call(uidCalls.remove, { batchId: fresh.batchId })).status).toBe(200)
    expect(await sql(`select 1 from uid where batch_id = $1`, [fresh.batchId])).toEqual([])
    expect((await owner.call(uidCalls.remove, { batchId: fresh.batchId })).body.code).toBe("uid.batch_unknown")
    expect(await eventNamesOf(fresh.batchId)).toContain("silai.uid-batch.deleted")
  })

  test("are scanned and packed by a packer, who neither makes nor withdraws them; a tailor has no access", async () => {
    const [packer, tailor] = [await signInAs("packer"), await signInAs("tailor")]
    const { ids, batchId } = await aBatch(owner, { quantity: 1 })
    const uid = ids[0]!
    expect((await packer.call(uidCalls.single, { uid })).status).toBe(200)
    expect((await packer.call(uidCalls.remove, { batchId })).status).toBe(403)
    expect((await packer.call(uidCalls.update, { uid, state: "void", why: "x" })).status).toBe(403)
    expect((await asksForLabels(packer, { batchId })).status).toBe(403)
    expect((await tailor.call(uidCalls.single, { uid })).status).toBe(403)
    expect((await browser().call(uidCalls.all, {})).status).toBe(401)
  })

  test("are not on the test page, which needs none", async () => {
    const reply = await owner.send(uidCalls.testPage.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sheet: "a4x21", offsetX: 1, offsetY: -1 }),
    })
    expect(reply.headers.get("content-type")).toBe("application/pdf")
    expect((await codesOfPages(new Uint8Array(await reply.arrayBuffer()), 100))[0]).toEqual([])
  })
})
