import { uidOf, writeUid } from "@silai/contracts/uid/code"
import { UID } from "@silai/contracts/uid/limits"
import { labelsOn, placeOf, SHEET_NAMES } from "@silai/contracts/uid/sheet-limits"
import { describe, expect, test, vi } from "vitest"
import { pagesOf } from "../../../../backend/tests/rig/pdf/text"
import { codesOfPages } from "../../../../backend/tests/rig/pdf/picture"
import { seeded } from "../../../../backend/tests/rig/seeded"
import { labelAddress } from "../rules/address"
import { labelSheets, testPage } from "./labels"
import { qrOf } from "./qr"

vi.setConfig({ testTimeout: 60_000 })

const shop = "https://silai.example"
const addressOf = (id: string) => labelAddress(id, shop)
const label = { name: "Classic White Formal Shirt", size: "M", addressOf }
const draw = seeded("labels")
const someIds = (count: number) => Array.from({ length: count }, () => uidOf(draw.bytes(UID.bytes)))
const plain = { startAt: 1, offsetX: 0, offsetY: 0, cutMarks: false }
const mmOf = (pixels: number, dpi: number) => (pixels / dpi) * 25.4

describe("labels on paper", () => {
  test.each(SHEET_NAMES)("have a readable code on every %s, each with the address of the right id", async (sheet) => {
    const ids = someIds(sheet === "roll" ? 12 : labelsOn(sheet) + 7)
    const pages = await codesOfPages(await labelSheets({ ...plain, sheet }, ids, label))
    expect(pages.map((codes) => codes.length)).toEqual(
      sheet === "roll" ? Array.from({ length: 12 }, () => 1) : [labelsOn(sheet), 7],
    )
    expect(
      pages
        .flat()
        .map(({ text }) => text)
        .sort(),
    ).toEqual(ids.map(addressOf).sort())
  })

  test("can be read from a counter printer too, at 203 dots per inch", async () => {
    const ids = someIds(65)
    const [codes] = await codesOfPages(await labelSheets({ ...plain, sheet: "a4x65" }, ids, label), 203)
    expect(codes!.map(({ text }) => text).sort()).toEqual(ids.map(addressOf).sort())
  })

  test("show people the same number as scanners, with its check character", async () => {
    const [id] = someIds(1) as [string]
    const [text] = await pagesOf(await labelSheets({ ...plain, sheet: "a4x21" }, [id], label))
    expect(text!.replaceAll(" ", "")).toContain(writeUid(id).slice(0, 9))
    expect(text!.replaceAll(" ", "")).toContain(writeUid(id).slice(10))
    expect(text).toContain("Classic White Formal Shirt")
  })

  test.each([
    ["कुर्ता", "NotoSansDevanagari"],
    ["ਕੁੜਤਾ", "NotoSansGurmukhi"],
    ["ஜிப்பா", "NotoSansTamil"],
    ["পাঞ্জাবি", "NotoSansBengali"],
  ])("print a piece called %s in the letters of its script", async (name, font) => {
    const pdf = await labelSheets({ ...plain, sheet: "a4x21" }, someIds(1), { ...label, name })
    expect(pdf.toString("latin1")).toContain(`+${font}`)
    const latin = await labelSheets({ ...plain, sheet: "a4x21" }, someIds(1), label)
    expect(latin.toString("latin1")).not.toContain("+NotoSans")
  })

  test("continue a partly used sheet, and correct a printer's offset", async () => {
    const dpi = 300
    const asked = { sheet: "a4x65", startAt: 64, offsetX: 1.5, offsetY: -2, cutMarks: true } as const
    const pages = await codesOfPages(await labelSheets(asked, someIds(3), label), dpi)
    expect(pages.map((codes) => codes.length)).toEqual([2, 1])
    const [first] = pages[0]!.sort((one, other) => one.x - other.x)
    const place = placeOf("a4x65", 63)
    // The code starts a millimetre plus its quiet zone inside the label.
    expect(mmOf(first!.x, dpi) - place.x - 1.5).toBeGreaterThan(1)
    expect(mmOf(first!.x, dpi) - place.x - 1.5).toBeLessThan(4.5)
    expect(mmOf(first!.y, dpi) - place.y + 2).toBeLessThan(4.5)
    expect(mmOf(first!.y, dpi) - place.y + 2).toBeGreaterThan(1)
  })

  test("have a small code for an address in capitals, and keep the case of one with a folder", () => {
    const [id] = someIds(1) as [string]
    expect(labelAddress(id, shop)).toBe(`HTTPS://SILAI.EXAMPLE/AUTHENTIC/${id}`)
    expect(labelAddress(id, "https://silai.example/Shop")).toBe(`https://silai.example/Shop/authentic/${id}`)
    expect(qrOf(labelAddress(id, shop)).modules).toBe(29 + 8)
  })

  test("have every outline and number on the test page", async () => {
    const [text] = await pagesOf(await testPage({ sheet: "a4x21", offsetX: 0, offsetY: 0 }))
    expect(text).toMatch(/\b1\b.*\b21\b/)
    expect(text).toContain("100 %")
  })
})
