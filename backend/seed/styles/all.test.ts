import { COLOURS } from "@silai/contracts/catalogue/limits"
import { FIRST_HOME } from "@silai/contracts/shop/home"
import fs from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { slugOf, styles } from "./all"
import { galleryOf } from "./gallery"
import { outfits } from "./outfits"

const colourways = styles.flatMap((style) =>
  style.colours.map((colour) => ({ style, colour, slug: slugOf(style, colour) })),
)

test("opens the shop with four styles in all four house colours", () => {
  expect(colourways).toHaveLength(16)
  for (const style of styles)
    expect(style.colours.map(({ colour }) => colour).sort()).toEqual(COLOURS.map(({ name }) => name).sort())
})

test("links each of the five slides of the home carousel to a page", () => {
  const slugs = colourways.map(({ slug }) => slug)
  for (const slug of FIRST_HOME.slides) {
    expect(slugs).toContain(slug)
  }
})

// As the banner and the slides of the first home page say it (requirements §2).
test("prices shirts at ₹799 and trousers at ₹999, and nothing at more than 38% off", () => {
  for (const { category, priceRupees, baseRupees } of styles) {
    expect(priceRupees).toBe(category === "Shirts" ? 799 : 999)
    expect(baseRupees).toBeGreaterThanOrEqual(priceRupees)
  }
  expect(
    Math.max(...styles.map(({ priceRupees, baseRupees }) => Math.floor((1 - priceRupees / baseRupees) * 100))),
  ).toBe(38)
  expect(styles.some(({ priceRupees, baseRupees }) => priceRupees === baseRupees)).toBe(true)
})

test("relates pieces only to pieces of ours", () => {
  const slugs = new Set(colourways.map(({ slug }) => slug))
  for (const { slug, colour } of colourways)
    for (const other of colour.goesWith) expect(slugs.has(other) && other !== slug, `${slug} → ${other}`).toBe(true)
})

test("has the pictures of every gallery: the front first, the cloth last, and an outfit second", () => {
  const box = path.join(__dirname, "../pictures")
  for (const { style, colour, slug } of colourways) {
    const shots = galleryOf(style, colour)
    for (const { file } of shots) expect(fs.existsSync(path.join(box, file)), file).toBe(true)
    expect(shots.map(({ file }) => file).filter((file, place, all) => all.indexOf(file) !== place)).toEqual([])
    expect([shots[0]?.file, shots.at(-1)!.file]).toEqual([
      expect.stringMatching(/_front\.jpg$/),
      expect.stringMatching(/_cloth\.jpg$/),
    ])
    expect(shots[1]?.file, slug).toMatch(new RegExp(`^outfits/.*${slug}`))
  }
})

test("offers pieces together that are shown together, with the same picture at both", () => {
  const piece = (slug: string) => colourways.find((one) => one.slug === slug)!
  for (const [shirt, trousers] of outfits) {
    for (const [one, other] of [
      [piece(shirt), trousers],
      [piece(trousers), shirt],
    ] as const) {
      expect(one.colour.goesWith, one.slug).toContain(other)
      expect(galleryOf(one.style, one.colour).map(({ file }) => file)).toContain(`outfits/${shirt}_${trousers}.jpg`)
    }
  }
  const drawn = fs.readdirSync(path.join(__dirname, "../pictures/outfits")).sort()
  expect(drawn).toEqual(outfits.map((pair) => `${pair.join("_")}.jpg`).sort())
})

test("shows every state of stock: none, one, two, plenty, made to order, all gone", () => {
  const stocks = colourways.flatMap(({ colour }) => [...colour.stock])
  for (const units of [0, 1, 2]) expect(stocks).toContain(units)
  expect(Math.max(...stocks)).toBeGreaterThan(10)
  const isSoldOut = ({ colour }: (typeof colourways)[number]) => colour.stock.every((units) => units === 0)
  expect(colourways.some((one) => isSoldOut(one) && one.colour.backorder)).toBe(true)
  expect(colourways.some((one) => isSoldOut(one) && !one.colour.backorder)).toBe(true)
})
