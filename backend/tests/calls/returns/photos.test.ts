import { SHARED_TURN } from "@silai/contracts/house/limits"
import { returnCalls } from "@silai/contracts/returns/calls"
import { RETURN_PHOTO_TRIES, RETURN_PHOTOS_PER_ADDRESS, RETURN_REQUEST } from "@silai/contracts/returns/limits"
import { SENT_FILES } from "@silai/contracts/file/sent-kinds"
import { randomInt } from "node:crypto"
import sharp from "sharp"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aBrowser } from "../../rig/customer"
import { theShop } from "../../rig/facts"
import { aPhoto } from "../../rig/hostile-files"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { asked, asking, delivered, type Had } from "../../rig/returns"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { upload } from "../../rig/upload"
import { afterSweeps } from "../../rig/work"
import fs from "node:fs"
import path from "node:path"
import { present } from "@silai/contracts/present"

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
const photoAs = (at: Browser, returnId: string, photoId: string) =>
  at.send(returnCalls.photo.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ returnId, photoId }),
  })
const rowsOf = (photoId: string) =>
  sql<{ file_id: string; hours: number | null }>(
    `select file_ids[1] as file_id, round(extract(epoch from due_at - now()) / 3600)::int as hours from sent_file where id = $1`,
    [photoId],
  )
const onDisk = (fileId: string) => fs.existsSync(path.join(theShop().dataDir, "pictures", fileId))

describe("photos of a request", () => {
  test("are stored without the camera's data, and shown only to the buyer and staff", async () => {
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
      await photoAs(had.at, request._id, body.data._id),
      await photoAs(owner, request._id, body.data._id),
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
    expect((await photoAs(browser(), request._id, body.data._id)).status).toBe(404)
    expect((await photoAs(await signInAs("tailor"), request._id, body.data._id)).status).toBe(200)
    const { file_id } = present((await rowsOf(body.data._id))[0], "a photo")
    for (const address of [`/images/${file_id}`, `/static/${file_id}`, `/uploads/${file_id}`])
      expect((await browser().get(address)).status).toBeGreaterThanOrEqual(400)
  })

  test("are refused when another customer's, used or not existing, without creating a request", async () => {
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
    expect((await photoAs(had.at, request._id, photoId)).status).toBe(404)
  })

  test("are refused with a sentence when no picture, or too large", async () => {
    expect((await sends(had.at, Buffer.from("<svg onload=alert(1)>"), "x.jpg")).body.code).toBe("file.not_a_picture")
    expect((await sends(had.at, Buffer.alloc(0))).body.code).toBe("file.empty")
    const photo = await aPhoto(12)
    const large = Buffer.concat([photo, Buffer.alloc(RETURN_REQUEST.maxPhotoBytes + 1 - photo.length)])
    expect((await sends(had.at, large)).body.code).toBe("file.too_large")
  })

  test("are limited to so many from one browser in an hour", async () => {
    const at = aBrowser()
    await sends(at, Buffer.from("none"))
    for (let n = 1; n < RETURN_PHOTO_TRIES.points; n++) await sends(at, Buffer.from("none"))
    expect((await sends(at, Buffer.from("none"))).body.code).toBe("house.too_many")
  })

  test("are accepted at intervals of seconds from a network that has sent very many", async () => {
    const town = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    await sql(`insert into rate_limit (key, points, expire) values ($1, $2, $3)`, [
      `return_photo_at:${town}`,
      RETURN_PHOTOS_PER_ADDRESS.points,
      Date.now() + 3_600_000,
    ])
    const sent = async () => sends(browser(theShop(), { "x-forwarded-for": town }), await aPhoto(15))
    expect((await sent()).status).toBe(200)
    const { status, headers } = await sent()
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(SHARED_TURN.seconds)
  })

  test("are deleted with their file when no request uses them within a day; a used one stays", async () => {
    const [stray, kept] = [
      (await sends(had.at, await aPhoto(13))).body.data._id,
      (await sends(had.at, await aPhoto(14))).body.data._id,
    ]
    const one = await delivered(owner, { quantity: 1 })
    await sql(
      `update sent_file set session_id = (select session_id from order_state where order_id = $1) where id = $2`,
      [one.orderId, kept],
    )
    await asked(one, "return", 1, { photos: [kept] })
    const { file_id: lost, hours } = present((await rowsOf(stray))[0], "the stray photo")
    const { file_id: stays, hours: none } = present((await rowsOf(kept))[0], "the kept photo")
    expect([onDisk(lost), onDisk(stays)]).toEqual([true, true])
    expect([hours, none]).toEqual([SENT_FILES.return.keptHours, null])
    await sql(`update sent_file set due_at = now() where id = $1`, [stray])
    await afterSweeps("the stray is removed", async () => (await rowsOf(stray)).length === 0)
    expect([onDisk(lost), onDisk(stays), (await rowsOf(kept)).length]).toEqual([false, true, 1])
  })
})
