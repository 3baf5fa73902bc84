import { taxOf } from "@silai/contracts/checkout/tax"
import type { OrderForPapers } from "@silai/contracts/order/papers"
import { FIRST_IDENTITY } from "@silai/contracts/shop/identity"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import fs from "node:fs"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { creditFacts } from "../rules/credit"
import { invoiceFacts } from "../rules/facts"
import { labelOnRoll, labelOnSheet } from "./address-label"
import { jobCards } from "./job-card"
import { packingSlip } from "./packing-slip"
import { Sheet } from "./sheet"
import { taxPaper } from "./tax-paper"

const address = {
  name: "गुरप्रीत सिंह",
  phone: "9876543210",
  line1: "14 Model Town, ਸਿੰਘ ਸਟਰੀਟ",
  line2: "ਮਾਡਲ ਟਾਊਨ, ਲੁਧਿਆਣਾ",
  landmark: "Near the clock tower",
  city: "New Delhi",
  state: "Delhi",
  pincode: "110001",
}
const upper = {
  measurementType: "upperBody",
  neck: 15.5,
  shoulder: 18,
  chest: 40.25,
  upperBodyWaist: 36,
  sleeveLength: 24.5,
  shirtLength: 29,
} as const

function anOrder(count: number, change: Partial<OrderForPapers> = {}): OrderForPapers {
  const lines = Array.from({ length: count }, (_, at) => ({
    colourwayId: "c",
    sku: `CW-FS-${at}`,
    thumbnail: null,
    quantity: 2,
    unitPaise: 79_900,
    linePaise: 159_800,
    name: "Classic White Formal Shirt",
    colour: "Classic White",
    discountPaise: at ? 0 : 15_980,
    ...(at % 2
      ? ({ size: "M", orderType: "readymade", measurement: null } as const)
      : ({ size: "Custom", orderType: "custom", measurement: upper } as const)),
  }))
  const tax = taxOf({
    seller: { gstin: FIRST_IDENTITY.gstin, state: "03" },
    placeOfSupply: "07",
    business: { name: "Singh & Sons Garments Private Limited", gstin: "07AAAAA0000A1Z4" },
    lines: lines.map((line) => ({ hsn: "62052000", ...line })),
    deliveryPaise: 49_00,
  })
  return {
    orderId: "order_1",
    number: 123,
    code: 3,
    placedAt: new Date("2026-11-23T06:00:00Z"),
    queueDays: 0,
    isPacked: true,
    refunds: [],
    takenOut: [],
    notes: ["Wants a softer collar"],
    contact: { name: "गुरप्रीत सिंह", phone: "9876543210", email: "g@example.in", whatsappUpdates: false },
    deliveryMethod: "home",
    address,
    lines,
    tax,
    totals: { itemsPaise: 0, savedPaise: 0, deliveryPaise: 49_00, discountPaise: 0, totalPaise: 0 },
    ...change,
  } as OrderForPapers
}

async function pagesOf(file: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = []
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replaceAll(/\s+/g, " "),
    )
  }
  return pages
}
const issuedAt = new Date("2026-11-24T06:00:00Z")
const storeSample = (name: string, file: Buffer) =>
  process.env.LOOK && fs.writeFileSync(`${process.env.LOOK}/${name}.pdf`, file)
async function fileOf(name: string, draw: (sheet: Sheet) => void) {
  const sheet = new Sheet(name, issuedAt)
  draw(sheet)
  const file = await sheet.end()
  storeSample(name, file)
  return file
}
const drawn = async (name: string, draw: (sheet: Sheet) => void) => pagesOf(await fileOf(name, draw))

// Reading fonts and placing letters takes seconds on a busy machine.
describe("papers as files", { timeout: 30_000 }, () => {
  test("show in an invoice everything that rule 46 requires, and are the same file when drawn twice", async () => {
    const facts = invoiceFacts(anOrder(2), FIRST_IDENTITY)!
    const [file, again] = await Promise.all(
      [1, 2].map(() => fileOf("invoice", (sheet) => taxPaper(sheet, "INV/26-27/000123", issuedAt, facts))),
    )
    expect(file!.equals(again!)).toBe(true)
    const pages = await pagesOf(file!)
    expect(pages).toHaveLength(1)
    for (const words of [
      "Tax invoice",
      "INV/26-27/000123",
      "24 Nov 2026",
      "SL-000123",
      FIRST_IDENTITY.gstin,
      "Darzi Bazaar",
      "Singh & Sons Garments",
      "07AAAAA0000A1Z4",
      "Delhi (07)",
      "REVERSE CHARGE",
      "62052000",
      "IGST",
      "5%",
      "Classic White Formal Shirt",
      "799.00",
      "−159.80",
      "1,438.20",
      "₹3,085.20",
      "Page 1 of 1",
      "Rupees three thousand eighty-five and twenty paise only",
      "Prices include taxes",
    ])
      expect(pages[0], words).toContain(words)
    // A code of eight digits stays on one line in each row.
    expect(pages[0]!.match(/62052000/g)).toHaveLength(4)
  })

  test("say on an address label where to, from whom and which order; five of them need two sheets of A4", async () => {
    const order = anOrder(2)
    const [roll, ...more] = await drawn("label", (sheet) => labelOnRoll(sheet, order, FIRST_IDENTITY))
    expect(more).toEqual([])
    for (const words of [
      "14 Model Town",
      "New Delhi",
      "110001",
      "+91 9876543210",
      "SL-000123",
      FIRST_IDENTITY.phone,
      "4 pieces",
    ])
      expect(roll, words).toContain(words)
    const sheets = await drawn("labels", (sheet) => {
      for (let at = 0; at < 5; at++) labelOnSheet(sheet, anOrder(1, { number: 200 + at }), FIRST_IDENTITY, at)
    })
    expect(sheets.map((page) => page.match(/SL-\d+/g))).toEqual([
      ["SL-000200", "SL-000201", "SL-000202", "SL-000203"],
      ["SL-000204"],
    ])
  })

  test("lose none of forty lines between two pages", async () => {
    const facts = invoiceFacts(anOrder(40), FIRST_IDENTITY)!
    const pages = await drawn("long", (sheet) => taxPaper(sheet, "INV/26-27/000124", issuedAt, facts))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.join(" ").match(/Classic White Formal Shirt/g)).toHaveLength(40)
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  })

  test("name in a credit note its invoice, the sum refunded and the bank's reference", async () => {
    const refund = { paise: 1_338_20, id: "rfnd_1", at: "2026-12-01T06:00:00Z", reference: "RRN 4711" }
    const of = { number: "INV/26-27/000123", issuedAt: issuedAt.toISOString() }
    const facts = creditFacts(invoiceFacts(anOrder(2), FIRST_IDENTITY)!, [], refund, of, [
      { place: 0, quantity: 2, paidPaise: 1_438_20 },
    ])!
    const [page] = await drawn("credit", (sheet) => taxPaper(sheet, "CRN/26-27/000001", issuedAt, facts))
    for (const words of ["Credit note", "CRN/26-27/000001", "INV/26-27/000123", "RRN 4711", "₹1,338.20", "1 Dec 2026"])
      expect(page).toContain(words)
  })

  test("have in a job card a page for each piece to cut, with its inches as on the tape, and none for ready-made pieces", async () => {
    const pages = await drawn("jobs", (sheet) => jobCards(sheet, anOrder(4), new Map()))
    expect(pages).toHaveLength(2)
    for (const words of [
      "SL-000123",
      "15½",
      "40¼",
      "Sleeve length",
      "24½",
      "Classic White",
      "2 pieces",
      "Monday, 30 November",
      "1 of 2",
      "Wants a softer collar",
    ])
      expect(pages[0], words).toContain(words)
  })

  test("show in a job card the fit, and next to each inch of the body the ease and the cut", async () => {
    const order = anOrder(1)
    const fitProfile = { fit: "slim", sleeveTo: "thumb", build: ["lowShoulder" as const] } as const
    const lines = order.lines.map((line) => ({
      ...line,
      measurement: { ...upper, fitProfile: { ...fitProfile, build: [...fitProfile.build] } },
    }))
    const [page] = await drawn("fit", (sheet) => jobCards(sheet, { ...order, lines }, new Map()))
    for (const words of ["Slim · Sleeve to the thumb · One shoulder lower", "+3½ = 43¾", "+1 = 25½", "40¼"])
      expect(page, words).toContain(words)
  })

  test("hold a picture once, however many lines show it", async () => {
    const picture = await sharp({ create: { width: 960, height: 1200, channels: 3, background: "#8899aa" } })
      .jpeg()
      .toBuffer()
    const order = anOrder(3)
    const shown = { ...order, lines: order.lines.map((line) => ({ ...line, thumbnail: "/images/one.webp" })) }
    const sheet = new Sheet("slip", issuedAt)
    packingSlip(sheet, shown, FIRST_IDENTITY, new Map([["/images/one.webp", picture]]))
    const file = await sheet.end()
    storeSample("pictured", file)
    expect(file.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(1)
  })

  test("show pieces, sizes and the address on a packing slip, and no price", async () => {
    const pages = await drawn("slip", (sheet) => packingSlip(sheet, anOrder(3), FIRST_IDENTITY, new Map()))
    for (const words of ["Packing slip", "SL-000123", "6 pieces", "110001", "CW-FS-1", "M"])
      expect(pages[0]).toContain(words)
    expect(pages.join(" ")).not.toMatch(/₹|799/)
  })

  test("print the giver's note for a present, on a separate page where there is no room, and no price", async () => {
    const giftNote = "Happy birthday, Papa.\nWear it in good health."
    for (const pieces of [1, 10]) {
      const order = anOrder(pieces)
      const given = { ...order, contact: { ...order.contact, giftNote } }
      const pages = await drawn(`gift-${pieces}`, (sheet) => packingSlip(sheet, given, FIRST_IDENTITY, new Map()))
      for (const words of ["A NOTE FOR YOU", "Happy birthday, Papa.", "Wear it in good health."])
        expect(pages.at(-1), words).toContain(words)
      expect(pages.join(" ")).not.toMatch(/₹|799/)
    }
  })
})
