import fs from "node:fs"
import path from "node:path"
import { catalogueCalls, pictureCalls } from "@silai/contracts/catalogue/calls"
import { PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"
import type { Picture } from "@silai/contracts/catalogue/shapes"
import { fileCalls, type StoredFile } from "@silai/contracts/file/calls"
import { fileRefusals } from "@silai/contracts/file/messages"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type Browser, browser } from "../rig/browser"
import { type Bucket, copyFolder, openBucket } from "../rig/opening/bucket"
import { eventually } from "../rig/eventually"
import { useShop } from "../rig/facts"
import { aPhoto } from "../rig/hostile-files"
import { signInAsOwner } from "../rig/owner"
import { openShop, type RunningShop } from "../rig/shop"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { upload } from "../rig/upload"

const slug = "phantom-grey-chinos"
let [shop, bucket, owner] = [{} as RunningShop, {} as Bucket, {} as Browser]
let shopper: Browser
let shown: Picture[]

// A separate shop, which had its pictures in a folder and moves to S3 as the runbook says: copy the folder, name the bucket.
beforeAll(async () => {
  bucket = await openBucket()
  shop = await openShop()
  useShop(shop.facts)
  await shop.backend().stop()
  await copyFolder(path.join(shop.facts.dataDir, "pictures"), bucket)
  fs.rmSync(path.join(shop.facts.dataDir, "pictures"), { recursive: true })
  await shop.startBackend(bucket.env)
  owner = await signInAsOwner()
  shopper = browser()
  shown = await pageOf()
}, 240_000)
afterEach(() => bucket.be("well"))
afterAll(async () => {
  await shop.close?.()
  await bucket.close?.()
}, 60_000)
closeSqlAfterwards()

const pageOf = async () =>
  (await shopper.call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data.images as Picture[]
const see = async (address: string) => {
  const response = await shopper.send(address, { method: "GET" })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const send = async (bytes?: Buffer) =>
  upload(owner, fileCalls.upload, [{ name: "new.jpg", bytes: bytes ?? (await aPhoto()) }])
const aFile = async (): Promise<StoredFile> => (await send()).body.data[0]!.file!
const rowsOf = (stem: string) => sql<{ state: string }>(`select state from picture_file where stem = $1`, [stem])
/** The sweep removes what has not changed for a while. */
const age = (stem: string) =>
  sql(`update picture_file set since = now() - interval '2 hours' where stem = $1 and state <> 'kept'`, [stem])
const nothingLeft = (stem: string) =>
  eventually(
    `nothing is left of ${stem}`,
    async () => {
      await age(stem)
      return (await bucket.keys(stem)).length === 0 && (await rowsOf(stem)).length === 0
    },
    40_000,
  )

it("serves pictures that were in a folder under their old addresses", async () => {
  expect(shown.length).toBeGreaterThan(3)
  for (const { stem, url, widths } of shown) {
    const jpeg = await see(url)
    const webp = await see(`/images/${stem}-${widths.at(-1)}.webp`)
    expect([jpeg.status, webp.status, jpeg.headers.get("cache-control")]).toEqual([
      200,
      200,
      "public, max-age=31536000, immutable",
    ])
    expect((await sharp(webp.bytes).metadata()).width).toBe(widths.at(-1))
  }
})

it("keeps an uploaded picture in the bucket and nowhere else, and shows it to a shopper in every width", async () => {
  const file = await aFile()
  const keys = await bucket.keys(file.stem)
  expect(keys).toEqual([expect.stringMatching(new RegExp(`^shop/${file.stem}-master-`))])
  for (const width of PICTURE_WIDTHS) {
    const { status, headers, bytes } = await see(`/images/${file.stem}-${width}.webp`)
    expect([status, headers.get("content-type"), (await sharp(bytes).metadata()).format]).toEqual([
      200,
      "image/webp",
      "webp",
    ])
  }
  expect((await bucket.keys(file.stem)).length).toBeGreaterThan(PICTURE_WIDTHS.length)
  expect(fs.existsSync(path.join(shop.facts.dataDir, "pictures"))).toBe(false)
  expect(fs.readdirSync(path.join(shop.facts.dataDir, "uploads"))).toEqual([])
})

it("makes the smaller files by itself, and lets a picture be cropped", async () => {
  const file = await aFile()
  await eventually(
    "its WebP files are made",
    async () => (await owner.call(fileCalls.single, { fileId: file._id })).body.data.stage !== "new",
    90_000,
  )
  // 640 pixels wide: three widths, the JPEG, and the master.
  expect((await bucket.keys(file.stem)).length).toBeGreaterThanOrEqual(5)
  const { body } = await owner.call(fileCalls.crop, {
    stem: file.stem,
    rect: { x: 10, y: 10, width: 400, height: 500 },
  })
  expect((await sharp((await see(body.data.url)).bytes).metadata()).width).toBe(400)
}, 120_000)

it("lets a picture replaced on its page be deleted, and keeps nothing of it in the bucket", async () => {
  const { _id: variantId } = (await shopper.call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data
  const [before, after] = [await aFile(), await send(await aPhoto(7, 500))]
  const replacing = after.body.data[0]!.file!
  const hang = (stem: string) =>
    owner.call(pictureCalls.updateImage, {
      variantId,
      images: [{ stem }, ...shown.slice(1).map(({ stem: one }) => ({ stem: one }))],
    })
  await hang(before.stem)
  await see(`/images/${before.stem}-480.webp`)
  await hang(replacing.stem)
  expect((await pageOf())[0]!.stem).toBe(replacing.stem)
  expect((await see((await pageOf())[0]!.url)).status).toBe(200)
  const { status } = await owner.call(fileCalls.remove, { fileIds: [before._id] })
  expect(status).toBe(200)
  expect((await see(`/images/${before.stem}-480.webp`)).status).toBe(404)
  // A file that was just being made is deleted a little later.
  expect((await rowsOf(before.stem)).filter(({ state }) => state === "kept")).toEqual([])
  await nothingLeft(before.stem)
  await hang(shown[0]!.stem)
})

it.each(["broken", "overloaded", "forbidden"] as const)(
  "stores no picture in a storage that is %s and says so; accepts the same upload afterwards",
  async (mood) => {
    const bytes = await aPhoto()
    bucket.be(mood)
    const refused = await send(bytes)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      503,
      "file.storage_away",
      fileRefusals.storage_away.say,
    ])
    expect(refused.headers.get("retry-after")).toBeTruthy()
    bucket.be("well")
    const { status, body } = await send(bytes)
    expect([status, body.data[0]!.existed]).toEqual([200, false])
    expect((await see(body.data[0]!.file!.url)).status).toBe(200)
  },
  60_000,
)

it("lets one of several pictures find the storage unreachable, without the same wait for the others", async () => {
  const files = [await aPhoto(21), await aPhoto(22), await aPhoto(23)].map((bytes, n) => ({ name: `${n}.jpg`, bytes }))
  bucket.be("broken")
  const from = bucket.requests.length
  const { status, body } = await upload(owner, fileCalls.upload, files)
  expect([status, body.data.map(({ name, code }) => [name, code])]).toEqual([
    503,
    files.map(({ name }) => [name, "file.storage_away"]),
  ])
  const tried = bucket.requests.slice(from).flatMap((line) => /^PUT .*([0-9a-f]{24})-master-/.exec(line)?.[1] ?? [])
  expect(new Set(tried).size).toBe(1)
})

it.each(["broken", "silent"] as const)(
  "shows no picture while the storage is %s, without caching that, and shows it again afterwards",
  async (mood) => {
    const address = `/images/${shown[1]!.stem}-640.webp`
    expect((await see(address)).status).toBe(200)
    bucket.be(mood)
    const away = await see(address)
    expect([away.status, away.headers.get("cache-control")]).toEqual([503, null])
    expect(JSON.parse(away.bytes.toString())).toMatchObject({ success: false, code: "file.storage_away" })
    bucket.be("well")
    expect((await see(address)).status).toBe(200)
    expect((await sql(`select 1 from picture where stage = 'failed'`)).length).toBe(0)
  },
  60_000,
)

it.each(["keeping", "broken"] as const)(
  "hides a deleted picture from everyone while the storage is %s, and removes it from the bucket when possible",
  async (mood) => {
    const file = await aFile()
    bucket.be(mood)
    expect((await owner.call(fileCalls.remove, { fileIds: [file._id] })).status).toBe(200)
    expect((await see(file.url)).status).toBe(404)
    bucket.be("well")
    expect((await bucket.keys(file.stem)).length).toBeGreaterThan(0)
    await nothingLeft(file.stem)
  },
  60_000,
)

it("leaves nothing of a picture that is deleted while one of its files is being made", async () => {
  const file = await aFile()
  bucket.be("slow")
  const [from, making] = [bucket.requests.length, see(`/images/${file.stem}-480.webp`)]
  await eventually("the upload has started", async () =>
    bucket.requests.slice(from).some((line) => line.startsWith("PUT ") && line.includes(`${file.stem}-480-`)),
  )
  expect((await owner.call(fileCalls.remove, { fileIds: [file._id] })).status).toBe(200)
  await making
  bucket.be("well")
  await nothingLeft(file.stem)
}, 60_000)

it("recreates from its original a file that the storage has lost or has only in part", async () => {
  const file = await aFile()
  const address = `/images/${file.stem}-320.webp`
  const whole = (await see(address)).bytes
  const key = async () =>
    (
      await sql<{ id: string }>(
        `select file_id id from picture_file where stem = $1 and part = '320.webp' and state = 'kept'`,
        [file.stem],
      )
    )[0]!.id
  const first = await key()
  await bucket.drop(first)
  expect((await see(address)).bytes.equals(whole)).toBe(true)
  const second = await key()
  await bucket.put(second, whole.subarray(0, 100))
  expect((await see(address)).bytes.equals(whole)).toBe(true)
  expect(new Set([first, second, await key()]).size).toBe(3)
})

it("leaves nothing in the bucket of an upload that is cut off after its bytes arrived", async () => {
  await shop.backend().stop()
  await shop.startBackend({ ...bucket.env, CRASH_AT: "after-master-written" })
  const before = await bucket.keys()
  await send().catch(() => undefined)
  await shop.backend().ended
  const [orphan, ...others] = (await bucket.keys("-master-")).filter((key) => !before.includes(key))
  expect([others, await sql(`select state from picture_file where file_id = $1`, [orphan])]).toEqual([
    [],
    [{ state: "writing" }],
  ])
  await shop.startBackend(bucket.env)
  await nothingLeft(/[0-9a-f]{24}/.exec(orphan!)![0])
}, 90_000)
