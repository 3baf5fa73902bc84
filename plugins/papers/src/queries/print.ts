import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderForPapers } from "@silai/contracts/order/papers"
import { type Numbered, type PaperKind, PAPERS } from "@silai/contracts/papers/limits"
import { paperRefusals, paperMessages } from "@silai/contracts/papers/messages"
import type { Identity } from "@silai/contracts/shop/identity"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { setImmediate } from "node:timers/promises"
import { labelOnRoll, labelOnSheet, toSend } from "../drawing/address-label"
import { jobCards, toMake } from "../drawing/job-card"
import { packingSlip } from "../drawing/packing-slip"
import { type Pictures, picturesOf } from "../drawing/picture"
import { Sheet } from "../drawing/sheet"
import { taxPaper } from "../drawing/tax-paper"
import { issue } from "../workflows/issue"
import { numberOf, papersOf, type PaperRow } from "./papers"

/** These tax papers as one file, drawn only from their stored facts. */
export async function drawTaxPapers(rows: readonly PaperRow[]): Promise<Buffer> {
  const [first] = rows
  if (!first) throw refuse(paperRefusals.not_there)
  const sheet = new Sheet(rows.length === 1 ? numberOf(first) : paperMessages[first.kind], first.issued_at)
  for (const row of rows) {
    taxPaper(sheet, numberOf(row), row.issued_at, row.facts)
    // Other requests are served between two papers.
    await setImmediate()
  }
  return sheet.end()
}

/** The tax papers of one order; those due and not yet written are written now. */
export async function papersNow(container: MedusaContainer, orderId: string): Promise<PaperRow[]> {
  await issue(container, orderId)
  return papersOf(databaseOf(container), [orderId])
}

type Drawn = Exclude<PaperKind, Numbered>
const isNumbered = (kind: PaperKind): kind is Numbered => kind === "invoice" || kind === "creditNote"
const isDrawn = (kind: PaperKind): kind is Drawn => !isNumbered(kind)
/** Four orders share a sheet: these sheets come after all other papers. */
const onSharedSheets: Drawn = "addressLabelA4"

/** Which orders have a paper of a kind that is drawn from the order as it is. */
const WANTED: Record<Drawn, (order: OrderForPapers) => boolean> = {
  packingSlip: () => true,
  jobCard: (order) => toMake(order).length > 0,
  addressLabel: toSend,
  addressLabelA4: toSend,
}
const showsPictures = (kind: Drawn) => kind === "packingSlip" || kind === "jobCard"

type Desk = { identity: Identity; pictures: Pictures }
/** `at`: how many of its kind are before it. */
const DRAW: Record<Drawn, (sheet: Sheet, order: OrderForPapers, desk: Desk, at: number) => void> = {
  packingSlip: (sheet, order, { identity, pictures }) => packingSlip(sheet, order, identity, pictures),
  jobCard: (sheet, order, { pictures }) => jobCards(sheet, order, pictures),
  addressLabel: (sheet, order, { identity }) => labelOnRoll(sheet, order, identity),
  addressLabelA4: (sheet, order, { identity }, at) => labelOnSheet(sheet, order, identity, at),
}

/** The tax papers of these kinds; what is due and not written yet is written now. */
async function taxPapersOf(container: MedusaContainer, kinds: readonly Numbered[], orderIds: readonly string[]) {
  if (!kinds.length) return []
  for (const orderId of orderIds) await issue(container, orderId)
  return (await papersOf(databaseOf(container), orderIds)).filter(({ kind }) => kinds.includes(kind))
}

async function ordersFor(container: MedusaContainer, kinds: readonly Drawn[], orderIds: readonly string[]) {
  if (!kinds.length) return []
  return container.resolve("silai_order").forPapers(databaseOf(container), orderIds)
}

/** The pictures of the pieces that these papers show. */
function picturesFor(container: MedusaContainer, kinds: readonly Drawn[], orders: readonly OrderForPapers[]) {
  const shown = kinds.filter(showsPictures)
  const lines = orders.flatMap((order) => shown.flatMap((kind) => (kind === "jobCard" ? toMake(order) : order.lines)))
  return picturesOf(
    container,
    lines.map(({ thumbnail }) => thumbnail),
  )
}

/**
 * Papers of these orders as one file: order by order, and of each order kind by kind. What an order has not is left out.
 * @throws papers.nothing_to_print when none has any
 */
export async function printed(
  container: MedusaContainer,
  kinds: readonly PaperKind[],
  orderIds: readonly string[],
): Promise<Buffer> {
  const wanted = PAPERS.filter((kind) => kinds.includes(kind))
  const drawn = wanted.filter(isDrawn)
  const taxPapers = await taxPapersOf(container, wanted.filter(isNumbered), orderIds)
  const orders = await ordersFor(container, drawn, orderIds)
  const byId = new Map(orders.map((order) => [order.orderId, order]))
  const { identity } = await container.resolve("shop").settings()
  const desk = { identity, pictures: await picturesFor(container, drawn, orders) }
  const [only] = wanted
  const sheet = new Sheet(wanted.length === 1 && only ? paperMessages[only] : paperMessages.several, new Date())
  let papers = 0
  // Others are answered between two papers.
  const draw = async (paper: () => void) => {
    paper()
    papers += 1
    await setImmediate()
  }
  const drawKind = async (kind: Drawn, order: OrderForPapers | undefined, at: number) => {
    if (!order || !WANTED[kind](order)) return false
    await draw(() => DRAW[kind](sheet, order, desk, at))
    return true
  }
  for (const orderId of orderIds) {
    for (const kind of drawn) if (kind !== onSharedSheets) await drawKind(kind, byId.get(orderId), 0)
    for (const row of taxPapers.filter(({ order_id }) => order_id === orderId))
      await draw(() => taxPaper(sheet, numberOf(row), row.issued_at, row.facts))
  }
  if (drawn.includes(onSharedSheets)) {
    let labels = 0
    for (const orderId of orderIds) if (await drawKind(onSharedSheets, byId.get(orderId), labels)) labels += 1
  }
  if (papers === 0) throw refuse(paperRefusals.nothing_to_print)
  return sheet.end()
}
