import { fileCalls } from "@silai/contracts/file/calls"
import { FIRST_HOME, type HomeContent } from "@silai/contracts/shop/home"
import { homeCalls } from "@silai/contracts/shop/home-calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { afterEach, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aPublished, putInShop } from "../../rig/colourway"
import { untilReceived } from "../../rig/received-events"
import { aPhoto } from "../../rig/hostile-files"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards } from "../../rig/sql"
import { upload } from "../../rig/upload"

closeSqlAfterwards()
const owner = await signInAsOwner()
const { banner } = FIRST_HOME

const read = async () => (await owner.call(homeCalls.history)).body
const write = async (change: Partial<HomeContent>, at: Browser = owner) =>
  at.call(homeCalls.update, { values: { ...FIRST_HOME, ...change }, version: (await read()).data[0]!.version })
const seen = async () => (await browser().call(homeCalls.shown)).body.data
const homeVersion = async () => (await browser().call(shopCalls.settings)).body.homeVersion
const aFile = async () =>
  (await upload(owner, fileCalls.upload, [{ name: "Diwali.jpg", bytes: await aPhoto() }])).body.data[0]!.file!

afterEach(() => write({}))

test("starts with the five pieces, the words and the pictures of the first home page", async () => {
  await write({})
  const { slides, tiles, banner: top } = await seen()
  expect(slides.map(({ slug }) => slug)).toEqual(FIRST_HOME.slides)
  expect(slides.map(({ price, picture }) => [price, picture?.folder])).toEqual(
    [799, 799, 999, 999, 999].map((rupees) => [rupees, "/images"]),
  )
  expect(top).toMatchObject({ headline: "New Black Aura Edition", wide: { folder: "/brand", stem: banner.wide } })
  expect(tiles.map(({ words, link }) => [words, link])).toEqual([
    ["Shirts", "/explore?category=Shirt"],
    ["Trousers", "/explore?category=Trouser"],
  ])
})

test("shows the largest discount in the shop now, or the shopkeeper's own text, in the banner", async () => {
  await write({})
  const before = (await seen()).banner.percentOff!
  expect(before).toBeGreaterThanOrEqual(38)
  const piece = await aPublished(owner, { price: 10, basePrice: 1_000 })
  expect((await seen()).banner.percentOff).toBe(99)
  await putInShop(owner, piece._id, "draft")
  expect((await seen()).banner.percentOff).toBe(before)
  await write({ banner: { ...banner, reckoned: false, line: "Diwali at Silai" } })
  expect((await seen()).banner).toMatchObject({ percentOff: null, line: "Diwali at Silai" })
})

test("shows a change for everyone at once, and refreshes cached pages", async () => {
  await write({})
  const before = await homeVersion()
  expect((await write({ banner: { ...banner, headline: "The Linen Edition" } })).status).toBe(200)
  expect((await seen()).banner.headline).toBe("The Linen Edition")
  expect(await homeVersion()).toBe(before + 1)
  await untilReceived("silai.shop-settings.updated", "home")
})

test("leaves out a slide that is hidden from customers until it is shown again", async () => {
  const piece = await aPublished(owner)
  await write({ slides: [piece._id, "black-aura-formal-shirt", "never-was"] })
  const slugs = async () => (await seen()).slides.map(({ slug }) => slug)
  expect(await slugs()).toEqual([piece.slug, "black-aura-formal-shirt"])
  await putInShop(owner, piece._id, "draft")
  expect(await slugs()).toEqual(["black-aura-formal-shirt"])
  await putInShop(owner, piece._id, "published")
  expect(await slugs()).toEqual([piece.slug, "black-aura-formal-shirt"])
})

test("shows a picture of the file manager on the page, which cannot be deleted while it is shown", async () => {
  const file = await aFile()
  const tiles = [{ words: "Linen", link: "/explore?tag=linen", picture: file.stem }]
  expect((await write({ tiles, banner: { ...banner, wide: file.stem } })).status).toBe(200)
  const page = await seen()
  expect([page.tiles[0]!.picture.stem, page.banner.wide.stem, page.banner.wide.folder]).toEqual([
    file.stem,
    file.stem,
    "/images",
  ])
  const refused = await owner.call(fileCalls.remove, { fileIds: [file._id] })
  expect([refused.status, refused.body.code]).toEqual([409, "file.in_use"])
  expect((await owner.call(fileCalls.single, { fileId: file._id })).body.data.usedBy).toMatchObject([
    { kind: "home", _id: "home", name: "Home page", slug: "/" },
  ])
  await write({})
  expect((await owner.call(fileCalls.remove, { fileIds: [file._id] })).status).toBe(200)
  const again = await write({ tiles })
  expect([again.status, again.body.code]).toEqual([422, "shop.picture_gone"])
})

test("names the author and time of each version, back to the original, with what is needed to draw it", async () => {
  const manager = await signInAs("manager")
  const { body } = await write({ slides: ["classic-white-formal-shirt"] }, manager)
  const { data, slides, pictures } = await read()
  expect(data[0]).toEqual(body.data)
  expect(data[0]!.changedBy).toContain("manager")
  expect(Date.now() - Date.parse(data[0]!.changedAt!)).toBeLessThan(60_000)
  expect(data.at(-1)).toEqual({ version: 0, values: FIRST_HOME, changedAt: null, changedBy: null })
  expect(slides.map(({ slug }) => slug)).toEqual(expect.arrayContaining(FIRST_HOME.slides))
  expect(pictures.map(({ stem }) => stem)).toEqual(expect.arrayContaining([banner.wide, banner.phone]))
})

test("refuses the second of two people who change it at once", async () => {
  const { version } = (await read()).data[0]!
  const answers = await Promise.all(
    ["One", "Two"].map((headline) =>
      owner.call(homeCalls.update, { values: { ...FIRST_HOME, banner: { ...banner, headline } }, version }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe("shop.home_changed")
})

test("lets only staff who may change the settings change it", async () => {
  for (const role of ["tailor", "packer"] as const) {
    const at = await signInAs(role)
    expect((await at.call(homeCalls.history)).status).toBe(403)
    expect((await at.call(homeCalls.update, { values: FIRST_HOME, version: 0 })).status).toBe(403)
  }
  expect((await browser().call(homeCalls.history)).status).toBe(401)
})

const tile = FIRST_HOME.tiles[0]!
const piece = "black-aura-formal-shirt"
test.each<[string, Partial<HomeContent>]>([
  ["a button to another site", { banner: { ...banner, main: { words: "Go", link: "https://elsewhere.example" } } }],
  ["a link that a browser takes for another site", { tiles: [{ ...tile, link: "//elsewhere.example" }] }],
  ["a link that a browser turns into another site", { tiles: [{ ...tile, link: "/\\elsewhere.example" }] }],
  [
    "a link that leads to another host once its dots are gone",
    { banner: { ...banner, more: { words: "Go", link: "/.//evil.example" } } },
  ],
  ["a script in place of a link", { banner: { ...banner, more: { words: "Go", link: "javascript:alert(1)" } } }],
  ["a banner without a headline", { banner: { ...banner, headline: " " } }],
  ["a headline that does not fit", { banner: { ...banner, headline: "a".repeat(49) } }],
  ["a tile without words", { tiles: [{ ...tile, words: "" }] }],
  ["a page without tiles", { tiles: [] }],
  ["a seventh tile", { tiles: Array.from({ length: 7 }, () => tile) }],
  ["a carousel without pieces", { slides: [] }],
  ["one piece twice", { slides: [piece, piece] }],
  ["a ninth slide", { slides: Array.from({ length: 9 }, (_, n) => `${piece}-${n}`) }],
])("%s is refused", async (_what, change) => {
  const before = (await read()).data[0]
  const { status, body } = await write(change)
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect((await read()).data[0]).toEqual(before)
})
