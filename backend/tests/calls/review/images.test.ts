import { reviewCalls } from "@silai/contracts/review/calls"
import {
  REVIEW,
  REVIEW_IMAGE_KEPT_HOURS,
  REVIEW_IMAGE_WIDTHS,
  REVIEW_IMAGES,
  smallReviewImage,
} from "@silai/contracts/review/limits"
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
type Kept = { review_id: string | null; small_file_id: string; large_file_id: string; file_state: string }
const rowOf = async (name: string) =>
  (await sql<Kept>(`select * from review_image where id = $1`, [name.replace(/-.*/, "")]))[0]
const onDisk = (fileId: string) => fs.existsSync(path.join(theShop().dataDir, "pictures", fileId))

/** A customer whose tries are not used up by the next test. */
const somebody = async (): Promise<Customer> => aCustomer()

describe("pictures of a review", () => {
  test("are shown to everybody in two widths, without what the camera wrote into them, in the order they were sent", async () => {
    const taken = await sharp(await aPhoto(7, 1600))
      .withExif({ IFD0: { Copyright: "Secret of the camera" } })
      .jpeg()
      .toBuffer()
    const asha = await somebody()
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

  test("what is no picture is refused as in the catalogue, and nothing is written or kept", async () => {
    const ravi = await somebody()
    const files = (await hostileFiles()).filter(({ bytes }) => bytes.length <= REVIEW.maxImageBytes)
    expect(files.length).toBeGreaterThan(18)
    for (const { what, name, bytes, code } of files) {
      const { body } = await writes(ravi.at, {}, [{ name, bytes }])
      await sql(`delete from rate_limit where key like 'review_write%'`)
      expect({ what, code: body.code }).toEqual({ what, code })
    }
    expect(await sql(`select 1 from review where customer_id = $1`, [ravi.id])).toEqual([])
  })

  test("of more than 2 MB, or more than five, are refused in the words of the shop", async () => {
    const one = await somebody()
    const photo = await aPhoto(12)
    const large = Buffer.concat([photo, Buffer.alloc(REVIEW.maxImageBytes + 1 - photo.length)])
    const tooLarge = (await writes(one.at, {}, [{ name: "big one.jpg", bytes: large }])).body
    expect(tooLarge.message).toBe('"big one.jpg" is larger than 2 MB.')
    const six = (await writes(one.at, {}, await photos(6))).body
    expect([six.code, six.message]).toEqual(["review.too_many_images", "You can upload up to 5 images total."])
    expect((await writes(one.at, {}, await photos(8))).status).toBe(413)
  })

  test("stay at five in all, however many changes add some at one moment", async () => {
    const one = await somebody()
    const review = await written(one, {}, await photos(3))
    const replies = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => changes(one.at, review._id, {}, await photos(1, 50 + n))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422])
    expect(replies.find(({ status }) => status === 422)!.body.message).toBe("You can upload up to 5 images total.")
    const [kept] = await sql<{ images: number; n: number }>(
      `select r.images, (select count(*)::int from review_image i where i.review_id = r.id) as n from review r where id = $1`,
      [review._id],
    )
    expect(kept).toEqual({ images: 5, n: 5 })
    await noReviews(owner)
  })

  test("can be taken out one by one and new ones added; what is taken out is gone, its files too", async () => {
    const one = await somebody()
    const review = await written(one, {}, await photos(3))
    const [first, second, third] = review.images as [string, string, string]
    const row = (await rowOf(second))!
    expect([onDisk(row.small_file_id), onDisk(row.large_file_id)]).toEqual([true, true])
    const { body } = await changes(one.at, review._id, { keptImages: `${first},${third}` }, await photos(1, 90))
    expect(body.data.images.slice(0, 2)).toEqual([first, third])
    expect(body.data.images.length).toBe(3)
    expect((await see(browser(), second)).status).toBe(404)
    await sql(`update review_image set sent_at = now() - interval '2 minutes' where file_state = 'leaving'`)
    await eventually("the picture is gone", async () => (await rowOf(second)) === undefined, 60_000)
    expect([onDisk(row.small_file_id), onDisk(row.large_file_id)]).toEqual([false, false])
    const none = await changes(one.at, review._id, { keptImages: "" })
    expect(none.body.data.images).toEqual([])
    const other = await written(await somebody(), {}, await photos(1, 70))
    expect((await changes(one.at, review._id, { keptImages: other.images[0]! })).body.code).toBe("review.image_gone")
    await noReviews(owner)
  })

  test("of a hidden review the back office alone sees, and of a deleted one nobody", async () => {
    const review = await written(await somebody(), {}, await photos(1))
    const [name] = review.images as [string]
    const asStaff = (at: Browser) => at.get(`/admin/productReview/image/${name}`)
    await owner.call(reviewCalls.hideMultiple, { reviewIds: [review._id] })
    expect((await see(browser(), name)).status).toBe(404)
    expect([(await asStaff(owner)).status, (await asStaff(browser())).status]).toEqual([200, 401])
    expect((await asStaff(await signInAs("packer"))).status).toBe(403)
    const { large_file_id } = (await rowOf(name))!
    await owner.call(reviewCalls.remove, { reviewId: review._id })
    expect((await asStaff(owner)).status).toBe(404)
    await eventually("its file is gone", async () => !onDisk(large_file_id), 60_000)
  })

  test("that no review has taken are removed after a while", async () => {
    const one = await somebody()
    await sql(
      `insert into review_image (id, customer_id, small_file_id, large_file_id, file_state, sent_at)
       values ('rvi_stray', $1, 'no-small.webp', 'no-large.webp', 'writing', now() - make_interval(hours => $2, mins => 1))`,
      [one.id, REVIEW_IMAGE_KEPT_HOURS],
    )
    await eventually("the stray is gone", async () => !(await rowOf("rvi_stray")), 60_000)
  })
})
