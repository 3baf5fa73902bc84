import { fileCalls } from "@silai/contracts/file/calls"
import { FILE } from "@silai/contracts/file/limits"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aPhoto, aPng, aWebp, anAvif, hostileFiles } from "../../rig/hostile-files"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { upload, uploadRaw } from "../../rig/upload"

closeSqlAfterwards()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
const { path } = fileCalls.upload
const send = (...files: { name: string; bytes: Buffer }[]) => upload(owner, fileCalls.upload, files)
const head = (filename: string) =>
  `Content-Disposition: form-data; name="files"; filename="${filename}"\r\nContent-Type: image/jpeg`
const masterOf = async (url: string) => Buffer.from(await (await owner.send(url, { method: "GET" })).arrayBuffer())

describe("uploaded pictures", () => {
  it("are accepted as JPEG, PNG, WebP and AVIF, and can be seen at once", async () => {
    const files = [
      { name: "a.jpg", bytes: await aPhoto() },
      { name: "b.png", bytes: await aPng() },
      { name: "c.webp", bytes: await aWebp() },
      { name: "d.avif", bytes: await anAvif() },
    ]
    const { status, body } = await send(...files)
    expect([status, body.message, body.data.map(({ code }) => code)]).toEqual([
      200,
      "4 pictures uploaded.",
      ["", "", "", ""],
    ])
    for (const { file } of body.data) {
      const { format } = await sharp(await masterOf(file!.url)).metadata()
      expect([file!.uses, file!.width > 0, format]).toEqual([0, true, "jpeg"])
    }
  })

  it("are accepted in print colours, in sixteen bits and in grey, and look the same in every browser", async () => {
    const red = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#c03020" } })
    const grey = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#808080" } })
    const files = [
      { name: "print.jpg", bytes: await red.clone().toColourspace("cmyk").jpeg().toBuffer(), wanted: [192, 48, 32] },
      { name: "deep.png", bytes: await red.clone().toColourspace("rgb16").png().toBuffer(), wanted: [192, 48, 32] },
      { name: "grey.png", bytes: await grey.clone().toColourspace("b-w").png().toBuffer(), wanted: [128, 128, 128] },
    ]
    const given = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()))
    expect(given.map(({ space, depth }) => [space, depth])).toEqual([
      ["cmyk", "uchar"],
      ["rgb16", "ushort"],
      ["b-w", "uchar"],
    ])
    const { body } = await send(...files)
    for (const [at, { wanted, name }] of files.entries()) {
      const served = await masterOf(body.data[at]!.file!.url)
      const { space, depth } = await sharp(served).metadata()
      expect(["srgb uchar", "b-w uchar"], name).toContain(`${space} ${depth}`)
      const [r = 0, g = 0, b = 0] = await sharp(served).toColourspace("srgb").resize(1, 1).raw().toBuffer()
      // Print has no such red: a colour profile moves it a little.
      for (const [is, was] of [
        [r, wanted[0]!],
        [g, wanted[1]!],
        [b, wanted[2]!],
      ] as const)
        expect(Math.abs(is - was), `${name}: ${r}, ${g}, ${b}`).toBeLessThan(40)
    }
  })

  it("are one file when the same picture is sent twice", async () => {
    const bytes = await aPhoto()
    const first = (await send({ name: "one.jpg", bytes })).body.data[0]!
    const { body } = await send({ name: "two.jpg", bytes })
    expect([body.data[0]!.existed, body.data[0]!.file!._id, body.data[0]!.file!.name]).toEqual([
      true,
      first.file!._id,
      "one.jpg",
    ])
  })

  it("keep nothing of the file itself: no place, no camera, nothing hidden behind the picture; and are turned upright", async () => {
    const turned = await sharp(await aPhoto(3, 400))
      .withExif({ IFD0: { Copyright: "<?php evil(); ?>" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await send({
      name: "phone.jpg",
      bytes: Buffer.concat([turned, Buffer.from("<script>alert('hidden')</script>")]),
    })
    const file = body.data[0]!.file!
    expect([file.width, file.height]).toEqual([500, 400])
    const served = await masterOf(file.url)
    const { exif, orientation } = await sharp(served).metadata()
    expect([exif, orientation, served.includes("alert("), served.includes("<?php")]).toEqual([
      undefined,
      undefined,
      false,
      false,
    ])
  })

  it("are kept when good among several bad ones, each of which gets a reason", async () => {
    const { status, body } = await send(
      { name: "good.jpg", bytes: await aPhoto() },
      { name: "bad.jpg", bytes: Buffer.from("<html>") },
    )
    expect([status, body.success, body.message]).toEqual([200, true, "1 of 2 pictures uploaded."])
    expect(body.data.map(({ name, code, message }) => [name, code, message])).toEqual([
      ["good.jpg", "", ""],
      ["bad.jpg", "file.not_a_picture", '"bad.jpg" is not a JPEG, PNG, WebP or AVIF picture.'],
    ])
  })
})

describe("refused files", () => {
  it("are refused by content, each with its own sentence, and leave nothing", async () => {
    const hostile = await hostileFiles()
    const count = async () =>
      (
        await sql<{ n: number }>(
          "select (select count(*) from picture)::int + (select count(*) from stored_file)::int as n",
        )
      )[0]!.n
    const before = await count()
    for (const { what, name, bytes, code } of hostile) {
      const { status, body } = await send({ name, bytes })
      expect([what, status < 500 && status >= 400, body.success, body.code, body.message.includes(name)]).toEqual([
        what,
        true,
        false,
        code,
        true,
      ])
    }
    expect(await count()).toBe(before)
  })

  it("cannot have a name with a path, nor with characters that no name needs", async () => {
    const bytes = await aPhoto()
    const names: [string, string][] = [
      ["../../../etc/cron.d/x.jpg", "x.jpg"],
      ["..\\\\..\\\\boot.jpg", "boot.jpg"],
      ["a%00b.jpg", "a%00b.jpg"],
      [".front.jpg", "front.jpg"],
      ["\u202egpj.exe", "gpj.exe"],
      ["<img src=x onerror=alert(1)>.jpg", "<img src=x onerror=alert(1)>.jpg"],
    ]
    for (const [sent, kept] of names) {
      const { status, body } = await uploadRaw(owner, path, [{ head: head(sent), bytes }])
      expect([sent, status, body.data?.[0]?.name]).toEqual([sent, 200, kept])
    }
  })

  it("include too many, none, those of an unknown field, and cut or broken bodies, never with an error", async () => {
    const photo = await aPhoto()
    const many = Array.from({ length: FILE.maxPerUpload + 1 }, (_, n) => ({ name: `${n}.jpg`, bytes: photo }))
    const tried: [string, Promise<{ status: number; body: { code?: string } }>, string][] = [
      ["too many", send(...many), "file.too_many"],
      ["none", send(), "file.none"],
      [
        "a stranger",
        upload(owner, fileCalls.upload, [{ name: "a.jpg", bytes: photo }], { isAdmin: "true" }),
        "house.bad_body",
      ],
      [
        "a folder that is not",
        upload(owner, fileCalls.upload, [{ name: "a.jpg", bytes: photo }], { folderId: "dir_none" }),
        "file.folder_gone",
      ],
      [
        "another file field",
        uploadRaw(owner, path, [{ head: head("a.jpg").replace('name="files"', 'name="other"'), bytes: photo }]),
        "house.bad_json",
      ],
      [
        "NUL in a field",
        uploadRaw(owner, path, [
          { head: 'Content-Disposition: form-data; name="folderId"', bytes: Buffer.from("a\0b") },
        ]),
        "house.bad_json",
      ],
      ["cut short", uploadRaw(owner, path, [{ head: head("a.jpg"), bytes: photo }], ""), "file.cut_short"],
      ["no JSON here", owner.call(fileCalls.upload, {}), "house.not_multipart"],
      [
        "without our header",
        upload(owner, fileCalls.upload, [{ name: "a.jpg", bytes: photo }], {}, {}),
        "house.foreign_origin",
      ],
    ]
    for (const [what, asked, code] of tried) expect([what, (await asked).body.code]).toEqual([what, code])
  })

  it("include those of anyone but staff", async () => {
    const { status, body } = await upload(browser(), fileCalls.upload, [{ name: "a.jpg", bytes: await aPhoto() }])
    expect([status, body.code]).toEqual([401, "house.sign_in"])
  })
})
