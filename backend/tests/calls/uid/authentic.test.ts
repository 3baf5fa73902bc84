import { SHARED_TURN } from "@silai/contracts/house/limits"
import { uidCalls } from "@silai/contracts/uid/calls"
import { checkOf, writeUid } from "@silai/contracts/uid/code"
import {
  UID_CHECK_KEPT_DAYS,
  UID_MISSES,
  UID_OFTEN,
  UID_REPORT_TRIES,
  UID_REPORT_TURN,
} from "@silai/contracts/uid/limits"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser } from "../../rig/customer"
import { eventNamesOf } from "../../rig/received-events"
import { aPhoto } from "../../rig/hostile-files"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { aBatch, onLabels } from "../../rig/uid"
import { upload } from "../../rig/upload"
import { afterSweeps } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let owner: Browser
let ids: string[]
beforeAll(async () => {
  owner = await signInAsOwner()
  ids = (await onLabels(owner, { quantity: 12 })).ids
})
const checks = (at: Browser, uid: string) => at.call(uidCalls.authentic, { uid })

describe("the public answer about a label's number", () => {
  test("names the piece, when it was made, since when and how often it was checked, and that a label can be copied", async () => {
    const id = ids[0]!
    const [home, away] = [aBrowser(), aBrowser()]
    const { status, body } = await checks(home, writeUid(id).toLowerCase())
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      uid: id,
      written: writeUid(id),
      verdict: "issued",
      piece: {
        name: "Classic White Formal Shirt",
        color: "Classic White",
        size: "S",
        madeOn: "2026-11-20",
        isForSale: true,
      },
      checks: 1,
      places: 1,
      isOften: false,
    })
    const first = body.data.firstCheckedAt
    // Looking twice is one check.
    expect((await checks(home, id)).body.data).toMatchObject({ checks: 1, places: 1, firstCheckedAt: first })
    expect((await checks(away, id)).body.data).toMatchObject({ checks: 2, places: 2, firstCheckedAt: first })
    const kept = await oneRow<{ places: string[] }>(
      `select array_agg(place) as places from uid_check where uid_id = $1`,
      [id],
    )
    for (const place of kept.places) expect(place).not.toMatch(/\d+\.\d+\./)
    expect(JSON.stringify(body)).not.toMatch(/orderId|orderNumber|sold|customer|batch/i)
  })

  test("counts a place that looks again on another day as one more check, but no new place; ignores old checks", async () => {
    const id = ids[8]!
    const home = aBrowser()
    const daysPass = (days: number) => sql(`update uid_check set day = day - $2::int where uid_id = $1`, [id, days])
    await checks(home, id)
    await daysPass(1)
    expect((await checks(home, id)).body.data).toMatchObject({ checks: 2, places: 1 })
    for (let at = 1; at < UID_OFTEN.places; at++) await checks(aBrowser(), id)
    await daysPass(UID_OFTEN.days)
    expect((await checks(aBrowser(), id)).body.data).toMatchObject({ places: UID_OFTEN.places + 1, isOften: false })
  })

  test("differs for a wrong letter and for a number we never issued", async () => {
    const at = aBrowser()
    const id = ids[1]!
    const wrong = (id[0] === "7" ? "8" : "7") + id.slice(1)
    expect((await checks(at, wrong + checkOf(id))).body).toMatchObject({ code: "uid.check", field: "uid" })
    const unknown = await checks(at, wrong + checkOf(wrong))
    expect([unknown.status, unknown.body.code]).toEqual([404, "uid.unknown"])
    expect((await checks(at, "abc")).body.code).toBe("uid.form")
    expect((await checks(at, "")).body.code).toBe("uid.empty")
    expect((await at.post(uidCalls.authentic.path, { uid: 5 })).status).toBe(400)
    expect((await at.post(uidCalls.authentic.path, { uid: "0".repeat(5000) })).status).toBe(400)
  })

  test("explains a void number, a reported one as copied, and an unprinted one as not yet out of the workshop", async () => {
    await owner.call(uidCalls.update, { uid: ids[2]!, state: "void", why: "The label was torn." })
    await owner.call(uidCalls.update, { uid: ids[3]!, state: "reported", why: "Seen in Surat" })
    const fresh = await aBatch(owner, { quantity: 1 })
    const checked = async (uid: string) => (await checks(aBrowser(), uid)).body.data
    expect(await checked(ids[2]!)).toMatchObject({ verdict: "void", why: "The label was torn." })
    expect(await checked(ids[3]!)).toMatchObject({ verdict: "reported", why: "" })
    expect(await checked(fresh.ids[0]!)).toMatchObject({ verdict: "notPrinted" })
  })

  test("reports a number checked at more places than a piece can be at once to the shop, and to the person who asks", async () => {
    const id = ids[4]!
    for (let at = 0; at < UID_OFTEN.places; at++) expect((await checks(aBrowser(), id)).body.data.isOften).toBe(false)
    expect((await checks(aBrowser(), id)).body.data).toMatchObject({ isOften: true, places: UID_OFTEN.places + 1 })
    await checks(aBrowser(), id)
    expect((await eventNamesOf(id)).filter((name) => name === "silai.uid.suspected")).toHaveLength(1)
    const { data } = (await owner.call(uidCalls.all, { isOften: true })).body
    expect(data.map(({ uid }) => uid)).toContain(id)
  })

  test("keeps the sum of old checks, which are deleted", async () => {
    const id = ids[5]!
    await checks(aBrowser(), id)
    await sql(`update uid_check set day = day - $2::int where uid_id = $1`, [id, UID_CHECK_KEPT_DAYS + 1])
    await afterSweeps(
      "the check is forgotten",
      async () => (await sql(`select 1 from uid_check where uid_id = $1`, [id])).length === 0,
    )
    expect((await owner.call(uidCalls.single, { uid: id })).body.data).toMatchObject({ checks: 1, places: 1 })
  })

  test("slows down a network that tries numbers that are not ours, and no other", async () => {
    const at = aBrowser()
    const guess = (number: number) => checks(at, `${number}`.padStart(16, "0"))
    for (let number = 1; number <= UID_MISSES.points; number++) expect((await guess(number)).status).toBe(404)
    expect((await guess(0)).status).toBe(404)
    const stopped = await guess(0)
    expect([stopped.status, stopped.body.code]).toEqual([429, "house.too_many"])
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(Number(stopped.headers.get("retry-after"))).toBeLessThanOrEqual(SHARED_TURN.seconds)
    expect((await checks(aBrowser(), ids[6]!)).status).toBe(200)
  })
})

describe("a report of a fake", () => {
  const words = {
    words: "The seams are loose, and the label is glued.",
    where: "A stall in Surat",
    contact: "9876501234",
  }
  const reports = (at: Browser, fields: Record<string, string>, photos: Buffer[] = []) =>
    upload(
      at,
      uidCalls.report,
      photos.map((bytes, place) => ({ name: `${place}.jpg`, bytes })),
      fields,
    )

  test("reaches the shop with its photos, changes nothing about the id, and is closed", async () => {
    const id = ids[7]!
    const { status } = await reports(aBrowser(), { ...words, uid: writeUid(id) }, [await aPhoto(5), await aPhoto(6)])
    expect(status).toBe(200)
    const { data, open } = (await owner.call(uidCalls.reports, { uid: id })).body
    expect(data).toMatchObject([{ uid: id, ...words, state: "open" }])
    expect(open).toBeGreaterThan(0)
    const [report] = data as [(typeof data)[0]]
    expect(await eventNamesOf(report._id)).toEqual(["silai.uid-report.created"])
    const photoAs = (at: Browser, place = 0) =>
      at.send(uidCalls.reportPhoto.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ reportId: report._id, photoId: report.photos[place] }),
      })
    expect(report.photos).toHaveLength(2)
    expect((await photoAs(owner)).headers.get("content-type")).toBe("image/jpeg")
    expect((await photoAs(aBrowser())).status).toBe(401)
    await sql(`update sent_file set state = 'leaving', due_at = now() where id = $1`, [report.photos[1]])
    expect((await photoAs(owner, 1)).status).toBe(404)
    expect((await checks(aBrowser(), id)).body.data.verdict).toBe("issued")
    expect((await owner.call(uidCalls.single, { uid: id })).body.data.reports).toBe(1)
    const closed = await owner.call(uidCalls.closeReport, { _id: report._id, state: "closed", note: "It was ours." })
    expect(closed.body.data).toMatchObject({ state: "closed", note: "It was ours." })
    expect((await owner.call(uidCalls.closeReport, { _id: "urp_none", state: "closed" })).body.code).toBe(
      "uid.report_unknown",
    )
  })

  test("needs words, accepts a number that is not ours, refuses files that are not pictures, and is limited per person", async () => {
    const at = aBrowser()
    expect((await reports(at, { uid: "" })).status).toBe(400)
    expect((await reports(at, { ...words, uid: "XX-not-ours" })).status).toBe(200)
    const kept = await oneRow<{ uid_id: string | null }>(`select uid_id from uid_report where typed = 'XX-not-ours'`)
    expect(kept.uid_id).toBeNull()
    const bad = await reports(at, { ...words }, [await aPhoto(7), Buffer.from("<svg onload=alert(1)>")])
    expect([bad.status, bad.body.code]).toEqual([415, "file.not_a_picture"])
    const left = `select state, owner_id from sent_file where kind = 'uidReport' order by id desc limit 1`
    expect(await sql(left)).toEqual([{ state: "leaving", owner_id: null }])
    for (let sent = 0; sent <= UID_REPORT_TRIES.points; sent++) await reports(at, words)
    const later = await reports(at, words)
    expect(later.status).toBe(429)
    expect(Number(later.headers.get("retry-after"))).toBeLessThanOrEqual(UID_REPORT_TURN.seconds)
  })
})
