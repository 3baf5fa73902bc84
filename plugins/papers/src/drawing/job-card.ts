import { leavesBy } from "@silai/contracts/checkout/working-days"
import { easeOf } from "@silai/contracts/measurement/ease"
import { fitMessages, fitWords } from "@silai/contracts/measurement/fit-messages"
import { writeInches } from "@silai/contracts/measurement/inches"
import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import { MEASUREMENT_LABELS, MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import type { OrderForPapers } from "@silai/contracts/order/papers"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { paperMessages } from "@silai/contracts/papers/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { dayOf, weekdayOf } from "./figures"
import { block, foot, head, INNER, RIGHT } from "./head"
import { drawPicture, type Pictures } from "./picture"
import { HAIR, PAGE, QUIET, type Sheet } from "./sheet"

type Line = OrderForPapers["lines"][number]
const PICTURE = { width: 128, height: 160 }
const CELL = { height: 74, gap: 10 }

/** An order's lines that the workshop makes. */
export const toMake = ({ lines }: OrderForPapers): Line[] =>
  lines.filter(({ orderType, quantity }) => orderType === "custom" && quantity > 0)

/** One page for each line to cut: it lies on the table, so the inches are large, and there is room for notes by hand. */
export function jobCards(sheet: Sheet, order: OrderForPapers, pictures: Pictures): void {
  const lines = toMake(order)
  for (const [at, line] of lines.entries())
    card(sheet, order, line, [at + 1, lines.length], pictures.get(line.thumbnail))
}

function card(
  sheet: Sheet,
  order: OrderForPapers,
  line: Line,
  [at, of]: readonly [number, number],
  picture: Buffer | undefined,
): void {
  const number = orderNumberOf(order.number)
  sheet.begin()
  const top = head(sheet, { brand: number, lines: [], strong: order.contact.name }, paperMessages.jobCard, [
    [paperMessages.ordered, dayOf(order.placedAt)],
    ...(of > 1 ? [[paperMessages.card, paperMessages.cardOf(at, of)] as const] : []),
  ])
  drawPicture(sheet, picture, { x: PAGE.edge, y: top, ...PICTURE })
  const x = PAGE.edge + PICTURE.width + 20
  const width = RIGHT - x
  let y = block(sheet, paperMessages.promised, [], { x, y: top, width })
  const due = weekdayOf(new Date(`${leavesBy(order.placedAt.getTime(), true, order.queueDays)}T12:00:00+05:30`))
  y = sheet.text(due, x, y, width, { face: "bold", size: 20, leading: 1.35 }) + 10
  y = block(sheet, paperMessages.cloth, [], { x, y, width })
  y = sheet.text(line.colour, x, y, width, { face: "bold", size: 15 })
  y = sheet.text(line.name, x, y, width, { size: 11 })
  y = sheet.text(line.sku, x, y, width, { size: 9, colour: QUIET })
  sheet.text(paperMessages.pieces(line.quantity), x, y + 2, width, { face: "bold", size: 13 })
  y = Math.max(y + 24, top + PICTURE.height) + 22
  if (line.measurement?.fitProfile) {
    y = block(sheet, fitMessages.title, [], { x: PAGE.edge, y, width: INNER })
    y =
      sheet.text(fitWords(line.measurement.fitProfile).join(" · "), PAGE.edge, y, INNER, { face: "bold", size: 11 }) + 8
  }
  if (line.measurement) {
    const words = line.measurement.fitProfile ? paperMessages.inchesOfBody : paperMessages.inches
    y = block(sheet, words, [], { x: PAGE.edge, y, width: INNER }) + 4
  }
  y = line.measurement ? inches(sheet, line.measurement, y) : standard(sheet, line.size, y)
  const wish = order.wish ? [paperMessages.wish(order.wish)] : []
  notes(sheet, [...wish, ...order.notes], order.tailor, y + 8)
  sheet.finish(foot(sheet, `${SHOP.name} ${number}`))
}

/** A number per cell, as large as the cell allows: the body's; in the corner the ease and the resulting cut. */
function inches(sheet: Sheet, measurement: NonNullable<Line["measurement"]>, from: number): number {
  const names: readonly MeasurementName[] = MEASUREMENTS[measurement.measurementType]
  const { fitProfile } = measurement
  const values: Partial<Record<MeasurementName, unknown>> = { ...measurement }
  const width = (INNER - 2 * CELL.gap) / 3
  for (const [at, name] of names.entries()) {
    const x = PAGE.edge + (at % 3) * (width + CELL.gap)
    const y = from + Math.floor(at / 3) * (CELL.height + CELL.gap)
    sheet.box(x, y, width, CELL.height, HAIR)
    sheet.text(MEASUREMENT_LABELS[name], x + 10, y + 8, width - 20, { size: 10, colour: QUIET })
    const cut = fitProfile && easeWords(name, Number(values[name]), fitProfile)
    if (cut) sheet.text(cut, x + 10, y + 8, width - 20, { size: 10, align: "right" })
    const value = writeInches(Number(values[name]))
    sheet.text(value, x + 10, y + 24, width - 20, { face: "bold", size: 32, leading: 1.2 })
  }
  return from + Math.ceil(names.length / 3) * (CELL.height + CELL.gap)
}

/** "+5 = 43", or nothing where a piece is cut as it was measured. */
function easeWords(name: MeasurementName, inches: number, profile: FitProfile): string {
  const ease = easeOf(name, profile)
  return ease ? fitMessages.cutTo(writeInches(ease), writeInches(inches + ease)) : ""
}

function standard(sheet: Sheet, size: string, y: number): number {
  const below = block(sheet, paperMessages.makeToOrder, [], { x: PAGE.edge, y, width: INNER })
  return sheet.text(size, PAGE.edge, below, INNER, { face: "bold", size: 44, leading: 1.2 })
}

/** The shop's notes, newest first, as far as they fit; below them room for notes by hand. */
function notes(sheet: Sheet, written: readonly string[], tailor: string, from: number): void {
  let y: number = block(sheet, paperMessages.notes, [], { x: PAGE.edge, y: from, width: INNER }) + 2
  const last = PAGE.height - PAGE.edge - 64
  for (const text of written) {
    const height = sheet.heightOf(text, INNER, { size: 10 })
    if (y + height > last) break
    y = sheet.text(text, PAGE.edge, y, INNER, { size: 10 }) + 4
  }
  y += 14
  for (; y < last; y += 26) sheet.line(y)
  const width = INNER / 3
  for (const [at, words] of [paperMessages.cutBy, paperMessages.sewnBy, paperMessages.passedBy].entries()) {
    const x = PAGE.edge + at * width
    sheet.text(words, x, last + 20, 60, { size: 8, colour: QUIET })
    if (words === paperMessages.sewnBy && tailor) sheet.text(tailor, x + 48, last + 18, width - 64, { size: 9 })
    sheet.line(last + 30, { x: x + 48, width: width - 64, colour: QUIET })
  }
}
