import { pictureCalls } from "@silai/contracts/catalogue/calls"
import { fileCalls, type StoredFile } from "@silai/contracts/file/calls"
import { beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aPhoto } from "../../rig/hostile-files"
import { signInAsOwner } from "../../rig/owner"
import { aBag } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { upload } from "../../rig/upload"

closeSqlAfterwards()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const one = async (name = "one.jpg", folderId?: string): Promise<StoredFile> =>
  (await upload(owner, fileCalls.upload, [{ name, bytes: await aPhoto() }], folderId ? { folderId } : {})).body.data[0]!
    .file!
const seen = (url: string) => owner.send(url, { method: "GET" }).then(({ status }) => status)
const folder = async (name: string, parentId: string | null = null) =>
  (await owner.call(fileCalls.folderAdd, { name, parentId })).body.data
let n = 0
const aName = () => `Shoot ${Date.now()} ${n++}`

describe("the file manager", () => {
  it("opens with the shop's own pictures in their folders, and says where each is shown", async () => {
    const { body } = await owner.call(fileCalls.all, { search: "beige mist front" })
    const shirts = body.folders.find(({ name, parentId }) => name === "Shirts" && parentId === null)!
    const formal = body.folders.find(({ name, parentId }) => name === "Formal Shirt" && parentId === shirts._id)!
    const [stored] = await sql<{ n: number }>(`select count(*)::int as n from stored_file where folder_id = $1`, [
      formal._id,
    ])
    // Twenty of the shop's own, and what tests may have added.
    expect(stored!.n).toBeGreaterThanOrEqual(20)
    expect(formal.files).toBe(stored!.n)
    // Of a colour that no other test makes products of.
    const file = body.data.find(({ folderId }) => folderId === formal._id)!
    expect(file).toMatchObject({ name: "Beige Mist Formal Shirt, front.jpg", uses: 1, width: 1200, height: 1500 })
    const single = await owner.call(fileCalls.single, { fileId: file._id })
    expect(single.body.data.usedBy).toMatchObject([
      { kind: "product", slug: "beige-mist-formal-shirt", name: "Beige Mist Formal Shirt" },
    ])
  })

  it("finds by every word, in all folders; sorts; and comes in pages", async () => {
    const word = `Zardozi${Date.now()}`
    for (const name of ["b", "a", "c"]) await one(`${word} ${name}_1%.jpg`)
    const ask = async (body: object) => (await owner.call(fileCalls.all, { search: word.toLowerCase(), ...body })).body
    expect((await ask({ sort: "name" })).data.map(({ name }) => name.at(-8))).toEqual(["a", "b", "c"])
    const second = await ask({ sort: "oldest", pageSize: 2, page: 2 })
    expect([second.total, second.totalPages, second.data.length, second.data[0]!.name.includes(" c_")]).toEqual([
      3,
      2,
      1,
      true,
    ])
    expect((await owner.call(fileCalls.all, { search: `${word} a_1%` })).body.total).toBe(1)
    expect((await owner.call(fileCalls.all, { search: `${word} %` })).body.total).toBe(3)
    expect((await owner.call(fileCalls.all, { search: `${word} x%y` })).body.total).toBe(0)
  })

  it("adds, renames and removes folders; refuses a name that exists, too deep a folder, and removing one that is not empty", async () => {
    const name = aName()
    const top = await folder(name)
    expect((await owner.call(fileCalls.folderAdd, { name: name.toUpperCase(), parentId: null })).body.code).toBe(
      "file.folder_taken",
    )
    const twice = await Promise.all(
      [1, 2, 3, 4].map(() => owner.call(fileCalls.folderAdd, { name: "Once", parentId: top._id })),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const inner = twice.find(({ status }) => status === 200)!.body.data
    const third = await folder("third", inner._id)
    const fourth = await folder("fourth", third._id)
    expect((await owner.call(fileCalls.folderAdd, { name: "fifth", parentId: fourth._id })).body.code).toBe(
      "file.folder_deep",
    )
    expect((await owner.call(fileCalls.folderRename, { folderId: inner._id, name: "Twice" })).body.data.name).toBe(
      "Twice",
    )
    expect((await owner.call(fileCalls.folderRemove, { folderId: top._id })).body.code).toBe("file.folder_full")
    for (const { _id } of [fourth, third, inner, top])
      expect((await owner.call(fileCalls.folderRemove, { folderId: _id })).status).toBe(200)
    expect((await owner.call(fileCalls.folderRemove, { folderId: top._id })).body.code).toBe("file.folder_gone")
    expect((await owner.call(fileCalls.folderAdd, { name: "../up", parentId: null })).status).toBe(400)
  })

  it("moves and renames pictures", async () => {
    const [there, file] = [await folder(aName()), await one()]
    expect((await owner.call(fileCalls.move, { fileIds: [file._id], folderId: there._id })).body.message).toBe(
      "1 picture moved.",
    )
    expect((await owner.call(fileCalls.rename, { fileId: file._id, name: "कुर्ता.jpg" })).body.data).toMatchObject({
      name: "कुर्ता.jpg",
      folderId: there._id,
    })
    expect((await owner.call(fileCalls.all, { folderId: there._id })).body.data.map(({ _id }) => _id)).toEqual([
      file._id,
    ])
    expect((await owner.call(fileCalls.move, { fileIds: [file._id], folderId: "dir_none" })).body.code).toBe(
      "file.folder_gone",
    )
    for (const answer of [
      await owner.call(fileCalls.rename, { fileId: "file_none", name: "x" }),
      await owner.call(fileCalls.move, { fileIds: ["file_none"], folderId: there._id }),
    ])
      expect(answer.body.code).toBe("file.gone")
  })

  it("saves a crop as a new picture and keeps the original; refuses a crop outside it", async () => {
    const file = await one("wide.jpg")
    const { body } = await owner.call(fileCalls.crop, {
      stem: file.stem,
      rect: { x: 100, y: 50, width: 400, height: 500 },
    })
    expect(body.data).toMatchObject({ name: "wide (cropped).jpg", width: 400, height: 500 })
    expect(body.data.stem).not.toBe(file.stem)
    expect(await seen(file.url)).toBe(200)
    for (const rect of [
      { x: 600, y: 0, width: 400, height: 400 },
      { x: 0, y: 0, width: 40, height: 50 },
    ]) {
      expect((await owner.call(fileCalls.crop, { stem: file.stem, rect })).body.code).toBe("file.bad_crop")
    }
    expect(
      (await owner.call(fileCalls.crop, { stem: "0".repeat(24), rect: { x: 0, y: 0, width: 400, height: 500 } })).body
        .code,
    ).toBe("file.gone")
  })
})

describe("deleting", () => {
  it("removes the picture, its original and all its files", async () => {
    const file = await one()
    expect(await seen(file.url)).toBe(200)
    const { body } = await owner.call(fileCalls.remove, { fileIds: [file._id] })
    expect([body.message, body.data.deleted]).toEqual(["1 picture deleted.", 1])
    expect(await seen(file.url)).toBe(404)
    expect((await sql("select 1 from picture where stem = $1", [file.stem])).length).toBe(0)
    expect((await owner.call(fileCalls.single, { fileId: file._id })).body.code).toBe("file.gone")
  })

  it("is refused while a product shows one of them, and says which; nothing is deleted then", async () => {
    const [shown] = (await owner.call(fileCalls.all, { search: "classic white front" })).body.data
    const free = await one()
    type Refusal = { usedBy: { name: string; fileId: string }[] }
    const { status, body } = await owner.post<Refusal>(fileCalls.remove.path, { fileIds: [free._id, shown!._id] })
    expect([status, body.code, body.usedBy.map(({ fileId }) => fileId)]).toEqual([409, "file.in_use", [shown!._id]])
    expect(await seen(free.url)).toBe(200)
  })

  it("lets one win when racing with a product that uses the picture, and no page shows a picture that is gone", async () => {
    const [line] = await aBag([{ slug: "beige-mist-chinos", size: "M" }])
    const { images } = (await owner.call(pictureCalls.images, { variantId: line!.variantId })).body.data
    const kept = images.map(({ stem, alt }) => ({ stem, alt }))
    for (let round = 0; round < 5; round++) {
      const file = await one()
      const [put, gone] = await Promise.all([
        owner.call(pictureCalls.updateImage, {
          variantId: line!.variantId,
          images: [...kept, { stem: file.stem, alt: "" }],
        }),
        owner.call(fileCalls.remove, { fileIds: [file._id] }),
      ])
      expect([put.status, gone.status].sort()).toEqual([200, put.status === 200 ? 409 : 404])
      const [{ torn }] = (await sql<{ torn: number }>(
        "select count(*)::int torn from image i where i.deleted_at is null and not exists (select 1 from picture p where p.url = i.url)",
      )) as [{ torn: number }]
      expect(torn).toBe(0)
      await owner.call(pictureCalls.updateImage, { variantId: line!.variantId, images: kept })
    }
  })

  it("leaves the same picture uploaded at that moment complete or gone, never half", async () => {
    const bytes = await aPhoto(4711)
    const send = async () => (await upload(owner, fileCalls.upload, [{ name: "again.jpg", bytes }])).body.data[0]?.file
    for (let round = 0; round < 5; round++) {
      const file = (await send())!
      const [again] = await Promise.all([send(), owner.call(fileCalls.remove, { fileIds: [file._id] })])
      const isListed = (await sql("select 1 from stored_file where stem = $1", [file.stem])).length > 0
      expect([round, await seen(file.url)]).toEqual([round, isListed ? 200 : 404])
      expect(again?.stem ?? file.stem).toBe(file.stem)
    }
  })

  it("keeps the pictures that past orders show", async () => {
    const file = await one()
    await sql(
      "insert into order_line_item (id, title, thumbnail, unit_price, raw_unit_price) values ($1, 'Kept', $2, 1, '{\"value\": \"1\"}')",
      [`ordli_${file.stem}`, `/images/${file.stem}-320.webp`],
    )
    await owner.call(fileCalls.remove, { fileIds: [file._id] })
    expect(await seen(file.thumbnail)).toBe(200)
    expect((await owner.call(fileCalls.single, { fileId: file._id })).status).toBe(404)
    await sql("delete from order_line_item where id = $1", [`ordli_${file.stem}`])
  })

  it("is closed to strangers", async () => {
    const file = await one()
    for (const call of Object.values(fileCalls))
      expect((await browser().call(call, { fileIds: [file._id] })).status, call.path).toBe(401)
    expect(await seen(file.url)).toBe(200)
  })
})
