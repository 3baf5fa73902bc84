import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"
import { fileCalls } from "@silai/contracts/file/calls"
import type { Picture } from "@silai/contracts/catalogue/shapes"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { aPhoto } from "../../rig/hostile-files"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards } from "../../rig/sql"
import { upload } from "../../rig/upload"
import { present } from "@silai/contracts/present"

closeSqlAfterwards()

const shop = browser()
const get = (file: string) => shop.send(`/images/${file}`, { method: "GET" })
let picture: Picture

beforeAll(async () => {
  const { body } = await shop.call(catalogueCalls.single, { variantIdOrSlug: "classic-white-formal-shirt" })
  picture = present(body.data.images[0], "a picture of the shirt")
})

describe("pictures", () => {
  it("are served at once in every width that a reply names", async () => {
    expect(picture.widths).toEqual([...PICTURE_WIDTHS])
    for (const width of picture.widths) {
      const response = await get(`${picture.stem}-${width}.webp`)
      expect([width, response.status, response.headers.get("content-type")]).toEqual([width, 200, "image/webp"])
      const { format, width: real, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([format, real, height]).toEqual(["webp", width, Math.round(width * 1.25)])
    }
  })

  it("have a JPEG as the fallback, and a browser may cache it indefinitely", async () => {
    const response = await shop.send(picture.url, { method: "GET" })
    expect(response.headers.get("content-type")).toBe("image/jpeg")
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  })

  it("may be embedded by another site, as webmail does; a reply of the shop may not", async () => {
    const policyOf = async (path: string) =>
      (await shop.send(path, { method: "GET" })).headers.get("cross-origin-resource-policy")
    expect([await policyOf(picture.url), await policyOf("/health")]).toEqual(["cross-origin", "same-origin"])
  })

  it("are the same for twenty requests for one new file at once", async () => {
    const { body } = await upload(await signInAsOwner(), fileCalls.upload, [{ name: "new.jpg", bytes: await aPhoto() }])
    const file = `${body.data[0]!.file!.stem}-480.webp`
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => Buffer.from(await (await get(file)).arrayBuffer()).toString("base64")),
    )
    expect(new Set(answers).size).toBe(1)
  })

  it("refuse a range that they do not have, or a condition that they do not meet, and never fail with an error", async () => {
    for (const [header, value, status] of [
      ["range", "bytes=0-9", 206],
      ["range", "bytes=99999999-", 416],
      ["if-match", '"another"', 412],
    ] as const) {
      const response = await shop.send(picture.url, { method: "GET", headers: { [header]: value } })
      expect([value, response.status, status < 300 || response.headers.get("cache-control") === null]).toEqual([
        value,
        status,
        true,
      ])
    }
  })

  it("cannot be fetched in another size, by another name or from another folder", async () => {
    const { stem } = picture
    for (const file of [
      `${stem}-641.webp`,
      `${stem}-640.png`,
      `${stem}-320.jpg`,
      `${"0".repeat(24)}-640.webp`,
      `..%2Fmasters%2F${stem}`,
      `%2e%2e%2f%2e%2e%2fsecrets.json`,
      `${stem}-640.webp%00.html`,
      "%",
      "%ff.webp",
    ]) {
      expect((await get(file)).status, file).toBe(404)
    }
  })
})
