import { reviewCalls } from "@silai/contracts/review/calls"
import { REVIEW, REVIEW_IMAGE_WIDTHS, REVIEW_IMAGES, smallReviewImage } from "@silai/contracts/review/limits"
import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aCustomer, type Customer } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { aPhoto, hostileFiles } from "../../rig/hostile-files"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { changes, noReviews, writes, written } from "../../rig/review"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  await noReviews(owner)
})
afterAll(() => noReviews(owner))

const photos = (count: number, seed = 1) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => ({ name: `p${n}.jpg`, bytes: await aPhoto(seed + n, 400) })),
  )
const see = (at: Browser, name: string) => at.send(REVIEW_IMAGES + name, { method: "GET" })
type Kept = { id: string; owner_id: string | null; file_ids: string[]; state: string }
const rowOf = async (name: string) =>
  (await sql<Kept>(`select * from sent_file where id = $1`, [name.replace(/-.*/, "")]))[0]
const onDisk = (fileId: string) => fs.existsSync(path.join(theShop().dataDir, "pictures", fileId))

/** A new customer, so that no test uses up another's tries. */
const aReviewer = async (): Promise<Customer> => aCustomer()

describe("pictures of a review", () => {
  test("are shown to everyone in two widths, without the camera's data, in the order they were sent", async () => {
    const taken = await sharp(await aPhoto(7, 1600))
      .withExif({ IFD0: { Copyright: "Secret of the camera" } })
      .jpeg()
      .toBuffer()
    const asha = await aReviewer()
    const review = await written(asha, {}, [{ name: "a.jpg", bytes: taken }, ...(await photos(1))])
    expect(review.images.length).toBe(2)
    const [first] = review.images
    for (const [name, width] of [
      [first!, REVIEW_IMAGE_WIDTHS.large],
      [smallReviewImage(first!), REVIEW_IMAGE_WIDTHS.small],
    ] as const) {
      const reply = await see(browser(), name)
      expect([reply.status, reply.headers.get("content-type"), reply.headers.get("x-content-type-options")]).toEqual([
        200,
        "image/webp",
        "nosniff",
      ])
      const picture = Buffer.from(await reply.arrayBuffer())
      const { format, width: wide, exif } = await sharp(picture).metadata()
      expect([format, wide, exif]).toEqual(["webp", width, undefined])
      expect(picture.includes("Secret of the camera")).toBe(false)
    }
    for (const name of [
      "rvi_none-320.webp",
      first!.replace("1200", "640"),
      "..%2f..%2fx",
      first!.replace("webp", "jpg"),
    ])
      expect((await see(browser(), name)).status).toBeGreaterThanOrEqual(400)
    await noReviews(owner)
  })

  test("are refused as in the catalogue when no picture, and nothing is stored", async () => {
    const ravi = await aReviewer()
    const files = (await hostileFiles()).filter(({ bytes }) => bytes.length <= REVIEW.maxImageBytes)
    expect(files.length).toBeGreaterThan(18)
    for (const { what, name, bytes, code } of files) {
      const { body } = await writes(ravi.at, {}, [{ name, bytes }])
      await sql(`delete from rate_limit where key like 'review_write%'`)
      expect({ what, code: body.code }).toEqual({ what, code })
    }
    expect(await sql(`select 1 from review where customer_id = $1`, [ravi.id])).toEqual([])
    // The good picture next to the bad one was stored already: its files are deleted, too.
    const { body } = await writes(ravi.at, {}, [...(await photos(1, 30)), files[0]!])
    expect(body.success).toBe(false)
    const [left] = await sql<Kept>(`select * from sent_file where customer_id = $1`, [ravi.id])
    expect(left).toMatchObject({ owner_id: null, state: "leaving" })
    await sql(`update sent_file set due_at = now() where id = $1`, [left!.id])
    await eventually("the good one is gone", async () => !(await rowOf(left!.id)), 60_000)
    expect(left!.file_ids.map(onDisk)).toEqual([false, false])
  })

  test("are refused in the words of the shop when more than 2 MB, or more than five", async () => {
    const one = await aReviewer()
    const photo = await aPhoto(12)
    const large = Buffer.concat([photo, Buffer.alloc(REVIEW.maxImageBytes + 1 - photo.length)])
    const tooLarge = (await writes(one.at, {}, [{ name: "big one.jpg", bytes: large }])).body
    expect(tooLarge.message).toBe('"big one.jpg" is larger than 2 MB.')
    const six = (await writes(one.at, {}, await photos(6))).body
    expect([six.code, six.message]).toEqual(["review.too_many_images", "You can upload up to 5 images total."])
    expect((await writes(one.at, {}, await photos(8))).status).toBe(413)
  })

  test("never exceed five, however many changes add some at once", async () => {
    const one = await aReviewer()
    const review = await written(one, {}, await photos(3))
    const replies = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => changes(one.at, review._id, {}, await photos(1, 50 + n))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422])
    expect(replies.find(({ status }) => status === 422)!.body.message).toBe("You can upload up to 5 images total.")
    const [kept] = await sql<{ images: number; n: number }>(
      `select r.images, (select count(*)::int from sent_file i where i.kind = 'review' and i.owner_id = r.id) as n from review r where id = $1`,
      [review._id],
    )
    expect(kept).toEqual({ images: 5, n: 5 })
    await noReviews(owner)
  })

  test("can be removed one by one and new ones added; removed ones are deleted with their files", async () => {
    const one = await aReviewer()
    const review = await written(one, {}, await photos(3))
    const [first, second, third] = review.images as [string, string, string]
    const row = (await rowOf(second))!
    expect(row.file_ids.map(onDisk)).toEqual([true, true])
    const { body } = await changes(one.at, review._id, { keptImages: `${first},${third}` }, await photos(1, 90))
    expect(body.data.images.slice(0, 2)).toEqual([first, third])
    expect(body.data.images.length).toBe(3)
    expect((await see(browser(), second)).status).toBe(404)
    await sql(`update sent_file set due_at = now() where id = $1`, [row.id])
    await eventually("the picture is gone", async () => (await rowOf(second)) === undefined, 60_000)
    expect(row.file_ids.map(onDisk)).toEqual([false, false])
    const none = await changes(one.at, review._id, { keptImages: "" })
    expect(none.body.data.images).toEqual([])
    const other = await written(await aReviewer(), {}, await photos(1, 70))
    expect((await changes(one.at, review._id, { keptImages: other.images[0]! })).body.code).toBe("review.image_gone")
    await noReviews(owner)
  })

  test("are shown only in the back office for a hidden review, and nowhere for a deleted one", async () => {
    const review = await written(await aReviewer(), {}, await photos(1))
    const [name] = review.images as [string]
    const asStaff = (at: Browser) => at.get(`/admin/productReview/image/${name}`)
    await owner.call(reviewCalls.hideMultiple, { reviewIds: [review._id] })
    expect((await see(browser(), name)).status).toBe(404)
    expect([(await asStaff(owner)).status, (await asStaff(browser())).status]).toEqual([200, 401])
    expect((await asStaff(await signInAs("packer"))).status).toBe(403)
    const { file_ids } = (await rowOf(name))!
    expect(file_ids.map(onDisk)).toEqual([true, true])
    await owner.call(reviewCalls.remove, { reviewId: review._id })
    expect((await asStaff(owner)).status).toBe(404)
    await eventually("its row is gone", async () => !(await rowOf(name)), 60_000)
    expect(file_ids.map(onDisk)).toEqual([false, false])
  })

  test("are removed after a while when no review uses them", async () => {
    const one = await aReviewer()
    await sql(
      `insert into sent_file (id, kind, customer_id, file_ids, state, due_at)
       values ('rvi_stray', 'review', $1, '{no-small.webp,no-large.webp}', 'writing', now())`,
      [one.id],
    )
    await eventually("the stray is gone", async () => !(await rowOf("rvi_stray")), 60_000)
  })
})
