import { setImmediate } from "node:timers/promises"
import { SHOP } from "@silai/contracts/shop/settings"
import { checkOf, groupsOf } from "@silai/contracts/uid/code"
import { uidMessages } from "@silai/contracts/uid/messages"
import { LABEL_SHEETS, labelsOn, placeOf, type SheetName } from "@silai/contracts/uid/sheet-limits"
import { type Face, measured, runsOf, setFont } from "@silai/kit/faces"
import PDFDocument from "pdfkit"
import { qrOf } from "./qr"

/** The text of a label in addition to its id, and the address in its code. */
export type LabelOf = { name: string; size: string; addressOf: (id: string) => string }
export type PaperAsked = { sheet: SheetName; offsetX: number; offsetY: number }
export type SheetsAsked = PaperAsked & { startAt: number; cutMarks: boolean }
type Doc = PDFKit.PDFDocument
type Box = { x: number; y: number; width: number; height: number }

const pointsPerMm = 72 / 25.4
const mm = (length: number) => length * pointsPerMm
const INK = "#000000"
const HAIR = "#9A938A"

function open(sheet: SheetName, title: string): { doc: Doc; done: Promise<Buffer> } {
  const { width, height } = LABEL_SHEETS[sheet].page
  const doc = new PDFDocument({
    size: [mm(width), mm(height)],
    margin: 0,
    autoFirstPage: false,
    lang: "en-IN",
    // A print dialogue that follows the file prints at 100 %.
    info: { Title: title },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part))
    doc.on("end", () => resolve(Buffer.concat(parts)))
    doc.on("error", reject)
  })
  return { doc, done }
}

function boxAt({ sheet, offsetX, offsetY }: PaperAsked, at: number): Box {
  const place = placeOf(sheet, at)
  const { width, height } = LABEL_SHEETS[sheet].label
  return { x: place.x + offsetX, y: place.y + offsetY, width, height }
}

/** Labels with these ids, in their order, from a given place on the first sheet. */
export async function labelSheets(asked: SheetsAsked, ids: readonly string[], label: LabelOf): Promise<Buffer> {
  const { doc, done } = open(asked.sheet, `${SHOP.name} ${label.name}, ${label.size}`)
  const perSheet = labelsOn(asked.sheet)
  for (const [order, id] of ids.entries()) {
    const at = (order + asked.startAt - 1) % perSheet
    if (order === 0 || at === 0) {
      doc.addPage()
      // Other requests are served between two sheets.
      await setImmediate()
    }
    const box = boxAt(asked, at)
    if (asked.cutMarks) corners(doc, box)
    draw(doc, box, id, label)
  }
  doc.end()
  return done
}

/** The code at the left, as large as fits the label; next to it the text for people. */
function draw(doc: Doc, { x, y, width, height }: Box, id: string, { name, size, addressOf }: LabelOf): void {
  const edge = 1
  const side = Math.min(height - 2 * edge, width * 0.52)
  const { modules, bars } = qrOf(addressOf(id))
  const one = side / modules
  const top = y + (height - side) / 2
  for (const bar of bars) doc.rect(mm(x + edge + bar.x * one), mm(top + bar.y * one), mm(bar.width * one), mm(one))
  doc.fill(INK)
  const left = x + edge + side + 0.4
  const room = x + width - left - edge
  const [a, b, c, d] = groupsOf(id)
  const number = [`${a}-${b}`, `${c}-${d}-${checkOf(id)}`]
  const figures = Math.min(...number.map((text) => fitting(doc, text, { face: "bold", most: 9 }, mm(room))))
  const words = inTwo(doc, name, mm(room))
  const smallest = Math.min(...words.map((text) => fitting(doc, text, TEXT, mm(room))))
  const lines: { text: string; face: Face; size: number }[] = [
    { text: SHOP.name, face: "bold", size: fitting(doc, SHOP.name, { face: "bold", most: 8 }, mm(room)) },
    ...number.map((text) => ({ text, face: "bold" as const, size: figures })),
    ...words.map((text) => ({ text, face: "text" as const, size: smallest })),
    { text: size, face: "bold", size: fitting(doc, size, { face: "bold", most: 7.5 }, mm(room)) },
  ]
  const leading = 1.32
  const tall = lines.reduce((sum, line) => sum + line.size * leading, 0)
  let at = mm(y + height / 2) - tall / 2
  for (const { text, face, size: points } of lines) {
    write(doc, text, { x: mm(left), baseline: at + points, face, points })
    at += points * leading
  }
}

type Place = { x: number; baseline: number; face: Face; points: number }
/** A text in the fonts of its scripts. */
function write(doc: Doc, text: string, { x, baseline, face, points }: Place): void {
  let at = x
  for (const run of runsOf(text, face)) {
    const { width, features } = measured(doc, run.font, points, run.text)
    setFont(doc, run.font)
      .fontSize(points)
      .fillColor(INK)
      .text(run.text, at, baseline, { features: features(), lineBreak: false, baseline: "alphabetic" })
    at += width
  }
}
type Type = { face: Face; most: number }
const TEXT: Type = { face: "text", most: 6.5 }
/** In points: below this size a name is set in two lines. */
const LEGIBLE = 5.2

/** The largest size at which a text fits its space. */
function fitting(doc: Doc, text: string, { face, most }: Type, room: number): number {
  const width = runsOf(text, face).reduce((sum, run) => sum + measured(doc, run.font, most, run.text).width, 0)
  return width <= room ? most : (most * room) / width
}

/** A name in one line, or in two of about the same length. */
function inTwo(doc: Doc, name: string, room: number): string[] {
  if (fitting(doc, name, TEXT, room) >= LEGIBLE) return [name]
  const words = name.split(" ")
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")])
  const longest = (way: string[]) => Math.max(...way.map(({ length }) => length))
  return ways.sort((one, other) => longest(one) - longest(other))[0] ?? [name]
}

/** Short lines at a label's corners, to cut along on plain paper. */
function corners(doc: Doc, { x, y, width, height }: Box): void {
  const length = 1.6
  for (const [cx, dx] of [
    [x, 1],
    [x + width, -1],
  ] as const)
    for (const [cy, dy] of [
      [y, 1],
      [y + height, -1],
    ] as const) {
      doc
        .moveTo(mm(cx + dx * length), mm(cy))
        .lineTo(mm(cx), mm(cy))
        .lineTo(mm(cx), mm(cy + dy * length))
    }
  doc.lineWidth(0.3).strokeColor(HAIR).stroke()
}

/** The outlines of a sheet's labels with their numbers: held against a real sheet, they show how far the printer is off. */
export function testPage(asked: PaperAsked): Promise<Buffer> {
  const { doc, done } = open(asked.sheet, uidMessages.testPage)
  doc.addPage()
  for (let at = 0; at < labelsOn(asked.sheet); at++) {
    const { x, y, width, height } = boxAt(asked, at)
    doc.rect(mm(x), mm(y), mm(width), mm(height)).lineWidth(0.4).strokeColor(INK).stroke()
    const [cx, cy, arm] = [x + width / 2, y + height / 2, 3]
    doc
      .moveTo(mm(cx - arm), mm(cy))
      .lineTo(mm(cx + arm), mm(cy))
      .moveTo(mm(cx), mm(cy - arm))
      .lineTo(mm(cx), mm(cy + arm))
    doc.lineWidth(0.3).strokeColor(HAIR).stroke()
    write(doc, `${at + 1}`, { x: mm(x + 1.5), baseline: mm(y + 1.5) + 5, face: "text", points: 6 })
  }
  const { height } = LABEL_SHEETS[asked.sheet].page
  // A roll has one label to a page, and no room for a sentence.
  if (labelsOn(asked.sheet) > 1)
    write(doc, uidMessages.testPage, { x: mm(8), baseline: mm(height - 4), face: "text", points: 8 })
  doc.end()
  return done
}
