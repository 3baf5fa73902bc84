import type { OrderForPapers } from "@silai/contracts/order/papers"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { paperMessages } from "@silai/contracts/papers/messages"
import { type Identity, shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { dayOf, unbroken } from "./figures"
import { addressLines, block, foot, head, INNER, RIGHT } from "./head"
import { drawPicture, type Pictures } from "./picture"
import { PAGE, QUIET, type Sheet } from "./sheet"

const ROW = 62
const PICTURE = { width: 42, height: 52 }
const lastLine = PAGE.height - PAGE.edge - 70

/** The contents of a parcel, without prices: it may be a present. Each piece has a box to tick. */
export function packingSlip(sheet: Sheet, order: OrderForPapers, identity: Identity, pictures: Pictures): void {
  const { address, contact } = order
  const lines = order.lines.filter(({ quantity }) => quantity > 0)
  const number = orderNumberOf(order.number)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  sheet.begin()
  let y = head(
    sheet,
    { brand: SHOP.name, lines: [shopAddress(identity), `${unbroken(identity.phone)}  ${identity.email}`] },
    paperMessages.packingSlip,
    [
      [paperMessages.order, number],
      [paperMessages.ordered, dayOf(order.placedAt)],
      [paperMessages.inside, paperMessages.pieces(pieces)],
    ],
  )
  const isHome = address !== null && order.deliveryMethod === "home"
  y =
    address && isHome
      ? big(sheet, address.name, [...addressLines(address), `+91 ${address.phone}`], y)
      : big(sheet, contact.name, [paperMessages.collected, `+91 ${contact.phone}`], y)
  sheet.line(y)
  for (const line of lines) {
    if (y + ROW > lastLine) {
      sheet.page()
      y = PAGE.edge
    }
    drawPicture(sheet, pictures.get(line.thumbnail), { x: PAGE.edge, y: y + 5, ...PICTURE })
    const x = PAGE.edge + PICTURE.width + 12
    const wide = INNER - PICTURE.width - 190
    const below = sheet.text(line.name, x, y + 8, wide, { face: "bold", size: 10.5 })
    sheet.text(`${line.colour}   ${line.sku}`, x, below, wide, { size: 8.5, colour: QUIET })
    sheet.text(line.size, RIGHT - 170, y + 12, 70, { face: "bold", size: 15, align: "center" })
    sheet.text(`${line.quantity} ×`, RIGHT - 96, y + 12, 40, { face: "bold", size: 15, align: "right" })
    sheet.box(RIGHT - 34, y + 14, 18, 18, QUIET)
    y += ROW
    sheet.line(y)
  }
  if (contact.giftNote) y = note(sheet, contact.giftNote, y)
  sheet.text(paperMessages.thanks, PAGE.edge, y + 16, INNER * 0.6, { colour: QUIET })
  const x = RIGHT - 150
  for (const [at, words] of [paperMessages.packed, paperMessages.checked].entries()) {
    sheet.line(y + 32 + at * 26, { x: x + 50, width: 100, colour: QUIET })
    sheet.text(words, x, y + 22 + at * 26, 50, { size: 8, colour: QUIET })
  }
  sheet.finish(foot(sheet, `${SHOP.name} ${number}`))
}

/** The note of a present. */
function note(sheet: Sheet, words: string, from: number): number {
  const style = { size: 13, leading: 1.6 }
  const width = INNER * 0.7
  let y = from + 18
  if (y + sheet.heightOf(words, width, style) + 16 > lastLine) {
    sheet.page()
    y = PAGE.edge
  }
  y = block(sheet, paperMessages.giftNote, [], { x: PAGE.edge, y, width }) + 2
  return sheet.text(words, PAGE.edge, y, width, style) + 8
}

/** Large enough to be read across a table. */
function big(sheet: Sheet, name: string, lines: readonly string[], y: number): number {
  let at = block(sheet, paperMessages.deliveredTo, [], { x: PAGE.edge, y, width: INNER })
  at = sheet.text(name, PAGE.edge, at, INNER, { face: "bold", size: 15 })
  for (const line of lines) at = sheet.text(line, PAGE.edge, at, INNER, { size: 12 })
  return at + 14
}
