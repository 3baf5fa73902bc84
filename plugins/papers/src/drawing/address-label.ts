import { present } from "@silai/contracts/present"
import type { OrderForPapers } from "@silai/contracts/order/papers"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { paperMessages } from "@silai/contracts/papers/messages"
import { type Identity, shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { money, unbroken } from "./figures"
import { addressLines } from "./head"
import { HAIR, PAGE, QUIET, type Sheet } from "./sheet"

type Place = { x: number; y: number; width: number; height: number }

/** Four by six inches, the size of couriers' label printers. */
const ROLL = { width: 288, height: 432 } as const
const INSET = 16
/** Labels on a sheet of A4, two in a row. */
const ACROSS = 2
const ON_A4 = 4

/** Orders sent to an address; those collected at the shop have no label. */
export const toSend = ({ address, deliveryMethod }: OrderForPapers): boolean =>
  address !== null && deliveryMethod === "home"

/** Where a parcel goes, from whom, and which order it is: read by people on the way, so the PIN code and the name are large. */
function label(sheet: Sheet, order: OrderForPapers, identity: Identity, place: Place): void {
  const address = present(order.address, "the address of a label")
  const x = place.x + INSET
  const width = place.width - 2 * INSET
  const bottom = place.y + place.height - INSET
  let y = sheet.text(SHOP.name, x, place.y + INSET, width, { face: "display", size: 15, leading: 1.3 })
  y = sheet.text(`${shopAddress(identity)}  ${unbroken(identity.phone)}`, x, y, width, { size: 7.5, colour: QUIET }) + 6
  sheet.line(y, { x, width })
  y =
    sheet.text(paperMessages.deliveredTo.toUpperCase(), x, y + 10, width, { size: 6.5, colour: QUIET, face: "bold" }) +
    2
  y = sheet.text(address.name, x, y, width, { face: "bold", size: 16 }) + 2
  for (const line of addressLines({ ...address, pincode: "" })) y = sheet.text(line.trim(), x, y, width, { size: 11.5 })
  y = sheet.text(unbroken(`+91 ${address.phone}`), x, y + 4, width, { face: "bold", size: 11.5 })
  sheet.text(address.pincode, x, bottom - 62, width, { face: "bold", size: 30, leading: 1.1 })
  if (order.atDoorPaise)
    sheet.text(paperMessages.collectCash(money(order.atDoorPaise)), x + width / 2, bottom - 56, width / 2, {
      face: "bold",
      size: 16,
      align: "right",
    })
  sheet.line(bottom - 24, { x, width })
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  sheet.text(orderNumberOf(order.number), x, bottom - 18, width / 2, { face: "bold", size: 11 })
  sheet.text(paperMessages.pieces(pieces), x + width / 2, bottom - 16, width / 2, { size: 9, align: "right" })
}

/** Each label on its own page, for a label printer. */
export function labelOnRoll(sheet: Sheet, order: OrderForPapers, identity: Identity): void {
  sheet.page(ROLL)
  label(sheet, order, identity, { x: 0, y: 0, ...ROLL })
}

/** Four on a sheet of A4, with a thin line to cut along. `at`: the label's index. */
export function labelOnSheet(sheet: Sheet, order: OrderForPapers, identity: Identity, at: number): void {
  const place = at % ON_A4
  if (place === 0) sheet.page()
  const [width, height] = [PAGE.width / ACROSS, PAGE.height / (ON_A4 / ACROSS)]
  const box = { x: (place % ACROSS) * width, y: Math.floor(place / ACROSS) * height, width, height }
  sheet.box(box.x, box.y, width, height, HAIR)
  label(sheet, order, identity, box)
}
