import { returnCalls } from "@silai/contracts/returns/calls"
import { RETURN_PHOTO_KEPT_HOURS, RETURN_PHOTO_TRIES, RETURN_REQUEST } from "@silai/contracts/returns/limits"
import sharp from "sharp"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aBrowser } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { aPhoto } from "../../rig/hostile-files"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { asked, asking, delivered, type Had } from "../../rig/returns"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { upload } from "../../rig/upload"
import fs from "node:fs"
import path from "node:path"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
let had: Had
beforeAll(async () => {
  owner = await signInAsOwner()
  had = await delivered(owner)
})

const sends = async (at: Browser, bytes: Buffer, name = "a.jpg") => upload(at, returnCalls.addPhoto, [{ name, bytes }])
const looks = (at: Browser, returnId: string, photoId: string) =>
  at.send(returnCalls.photo.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ returnId, photoId }),
  })
const rowsOf = (photoId: string) =>
  sql<{ file_id: string }>(`select file_id from return_photo where id = $1`, [photoId])
const onDisk = (fileId: string) => fs.existsSync(path.join(theShop().dataDir, "pictures", fileId))

describe("photos of a request", () => {
  test("a photo is kept without what the camera wrote into it, and shown to the buyer and the shop alone", async () => {
    const taken = await sharp(await aPhoto(7))
      .withExif({ IFD0: { Copyright: "Secret of the camera" } })
      .jpeg()
      .toBuffer()
    expect(taken.includes("Secret of the camera")).toBe(true)
    const { status, body } = await sends(had.at, taken)
    expect(status).toBe(200)
    const request = await asked(had, "return", 1, { photos: [body.data._id] })
    expect(request.photos).toEqual([body.data._id])
    const [mine, ours] = [
      await looks(had.at, request._id, body.data._id),
      await looks(owner, request._id, body.data._id),
    ]
    for (const reply of [mine, ours]) {
      expect([reply.status, reply.headers.get("content-type"), reply.headers.get("cache-control")]).toEqual([
        200,
        "image/jpeg",
        "private, no-store",
      ])
      const picture = Buffer.from(await reply.arrayBuffer())
      expect((await sharp(picture).metadata()).format).toBe("jpeg")
      expect(picture.includes("Secret of the camera")).toBe(false)
    }
    expect((await looks(browser(), request._id, body.data._id)).status).toBe(404)
    expect((await looks(await signInAs("tailor"), request._id, body.data._id)).status).toBe(200)
    const [{ file_id }] = await rowsOf(body.data._id)
    for (const address of [`/images/${file_id}`, `/static/${file_id}`, `/uploads/${file_id}`])
      expect((await browser().get(address)).status).toBeGreaterThanOrEqual(400)
  })

  test("another's photo, one that is taken and one that never was, are refused, and nothing is asked", async () => {
    const stranger = aBrowser()
    const foreign = (await sends(stranger, await aPhoto(9))).body.data._id
    const mine = (await sends(had.at, await aPhoto(10))).body.data._id
    for (const photos of [[foreign], [mine, foreign], ["rph_none"]])
      expect((await asking(had, "return", { photos })).body.code).toBe("returns.photo_gone")
    const other = await delivered(owner)
    const own = (await sends(other.at, await aPhoto(11))).body.data._id
    const request = await asked(other, "return", 1, { photos: [own] })
    const photoId = request.photos[0]!
    expect((await asking(other, "return", { photos: [photoId] })).body.code).toBe("returns.photo_gone")
    expect((await asking(had, "return", { photos: [photoId] })).body.code).toBe("returns.photo_gone")
    expect((await looks(had.at, request._id, photoId)).status).toBe(404)
  })

  test("what is no picture, and one that is too large, is refused in words", async () => {
    expect((await sends(had.at, Buffer.from("<svg onload=alert(1)>"), "x.jpg")).body.code).toBe("file.not_a_picture")
    expect((await sends(had.at, Buffer.alloc(0))).body.code).toBe("file.empty")
    const photo = await aPhoto(12)
    const large = Buffer.concat([photo, Buffer.alloc(RETURN_REQUEST.maxPhotoBytes + 1 - photo.length)])
    expect((await sends(had.at, large)).body.code).toBe("file.too_large")
  })

  test("one browser sends so many in an hour, and no more", async () => {
    const at = aBrowser()
    await sends(at, Buffer.from("none"))
    for (let n = 1; n < RETURN_PHOTO_TRIES.points; n++) await sends(at, Buffer.from("none"))
    expect((await sends(at, Buffer.from("none"))).body.code).toBe("house.too_many")
  })

  test("a photo that no request has taken within a day is removed, its file too; one that was taken stays", async () => {
    const [stray, kept] = [
      (await sends(had.at, await aPhoto(13))).body.data._id,
      (await sends(had.at, await aPhoto(14))).body.data._id,
    ]
    const one = await delivered(owner, { quantity: 1 })
    await sql(
      `update return_photo set session_id = (select session_id from order_state where order_id = $1) where id = $2`,
      [one.orderId, kept],
    )
    await asked(one, "return", 1, { photos: [kept] })
    const [[{ file_id: lost }], [{ file_id: stays }]] = [await rowsOf(stray), await rowsOf(kept)]
    expect([onDisk(lost), onDisk(stays)]).toEqual([true, true])
    await sql(`update return_photo set sent_at = now() - make_interval(hours => $1, mins => 1) where id = any($2)`, [
      RETURN_PHOTO_KEPT_HOURS,
      [stray, kept],
    ])
    await eventually("the stray is removed", async () => (await rowsOf(stray)).length === 0, 60_000)
    expect([onDisk(lost), onDisk(stays), (await rowsOf(kept)).length]).toEqual([false, true, 1])
  })
})
