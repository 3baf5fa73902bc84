import { catalogueCalls, pictureCalls } from "@silai/contracts/catalogue/calls"
import { fileCalls, type StoredFile } from "@silai/contracts/file/calls"
import { beforeAll, describe, expect, it } from "vitest"
import { eventually } from "../../rig/eventually"
import { type Browser, browser } from "../../rig/browser"
import { whileHeld } from "../../rig/row-lock"
import { aPhoto } from "../../rig/hostile-files"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { upload } from "../../rig/upload"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const slug = "phantom-grey-chinos"
const shop = browser()
let owner: Browser
let variantId = ""
beforeAll(async () => {
  owner = await signInAsOwner()
  variantId = (await shop.call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data._id
})

const gallery = async () =>
  (await owner.call(pictureCalls.images, { variantId })).body.data.images.map(({ stem, alt }) => ({ stem, alt }))
const set = (images: { stem: string; alt?: string }[], seen?: string[]) =>
  owner.call(pictureCalls.updateImage, { variantId, images, seen })
const page = async () => (await shop.call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data
const aFile = async (): Promise<StoredFile> =>
  (await upload(owner, fileCalls.upload, [{ name: "new.jpg", bytes: await aPhoto() }])).body.data[0]!.file!

describe("a product's pictures", () => {
  it("show their order, words, added and removed pictures in the shop when the call returns", async () => {
    const before = await gallery()
    // The second one is in the gallery of the shirt above, too.
    const [first, shared, second, third, ...rest] = before
    const file = await aFile()
    const wanted = [
      third!,
      { stem: file.stem, alt: "A new picture, from the side" },
      { stem: first!.stem, alt: "Said differently" },
      shared!,
      ...rest,
    ]
    const { body } = await set(
      wanted,
      before.map(({ stem }) => stem),
    )
    expect(body.data.images.map(({ stem, alt }) => ({ stem, alt }))).toEqual(wanted)
    const shown = await page()
    expect(shown.images.map(({ stem, alt }) => ({ stem, alt }))).toEqual(wanted)
    expect(shown.images.map(({ order }) => order)).toEqual(wanted.map((_, place) => place))
    expect(shown.thumbnail).toBe(`/images/${third!.stem}-320.webp`)
    const listed = (
      await shop.call(catalogueCalls.list, { colorFilter: "Phantom Grey", numberOfProducts: 48 })
    ).body.data.find((card) => card.slug === slug)!
    expect([listed.thumbnail, listed.images[1]!.stem]).toEqual([shown.thumbnail, file.stem])
    expect(
      (await owner.call(fileCalls.all, { search: "phantom grey chinos" })).body.data.find(
        ({ stem }) => stem === second!.stem,
      )?.uses,
    ).toBe(0)
    await set(before)
    expect((await page()).images.map(({ stem }) => stem)).toEqual(before.map(({ stem }) => stem))
  })

  it("get their smaller files from the shop itself, which reports progress", async () => {
    const file = await aFile()
    expect(file.stage).toBe("new")
    await afterWork("its files are made", async () =>
      (await owner.call(fileCalls.single, { fileId: file._id })).body.data.stage === "done" ? true : null,
    )
  }, 90_000)

  it("are marked finished after being added to a page at that moment, so that the page says so too", async () => {
    const { _id, stem } = await aFile()
    // One width is enough to wait for.
    await sql(`update picture set widths = '{320}' where stem = $1`, [stem])
    const stage = async () => (await owner.call(fileCalls.single, { fileId: _id })).body.data.stage
    await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`select pg_advisory_xact_lock(hashtextextended('picture:' || $1, 0))`, [stem])
      await eventually("its first files are made", async () => (await stage()) !== "new")
      await someoneWaits("picture:")
      expect(await stage()).toBe("webp")
    })
    await afterWork("it is finished", async () => (await stage()) === "done")
  }, 200_000)

  it("keep at least one for a product in the shop; a draft may have none", async () => {
    const before = await gallery()
    expect((await set([])).body.code).toBe("catalogue.needs_picture")
    await sql("update product set status = 'draft' where id = $1", [variantId])
    expect((await set([])).status).toBe(200)
    // The shop shows nothing of a draft.
    expect((await set(before)).body.message).toBe("Pictures saved.")
    await sql("update product set status = 'published' where id = $1", [variantId])
    expect((await set(before)).body.message).toBe("Pictures saved. The shop shows them now.")
    expect((await page()).images).toHaveLength(before.length)
  })

  it("refuse the second of two editors at once, and lose nothing of the first", async () => {
    const before = await gallery()
    const stems = before.map(({ stem }) => stem)
    const turned = [...before].reverse()
    expect((await set(turned, stems)).status).toBe(200)
    const { status, body } = await set(before.slice(1), stems)
    expect([status, body.code]).toEqual([409, "catalogue.gallery_changed"])
    expect(await gallery()).toEqual(turned)
    await set(before)
  })

  it("refuse the same picture twice, a picture that is gone and a product that is not", async () => {
    const before = await gallery()
    expect((await set([...before, before[0]!])).body.code).toBe("catalogue.picture_twice")
    expect((await set([...before, { stem: "0".repeat(24) }])).body.code).toBe("catalogue.picture_gone")
    expect((await owner.call(pictureCalls.updateImage, { variantId: "prod_none", images: before })).body.code).toBe(
      "catalogue.not_found",
    )
    expect((await owner.call(pictureCalls.images, { variantId: "prod_none" })).status).toBe(404)
    expect(await gallery()).toEqual(before)
  })

  it("cannot be changed by strangers", async () => {
    expect((await shop.call(pictureCalls.updateImage, { variantId, images: [] })).status).toBe(401)
    expect((await shop.call(pictureCalls.images, { variantId })).status).toBe(401)
  })
})
