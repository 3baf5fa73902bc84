import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_DESK } from "@silai/contracts/order/service"
import type { PaperKind } from "@silai/contracts/papers/limits"
import { paperRefusals, paperSays } from "@silai/contracts/papers/messages"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { setImmediate } from "node:timers/promises"
import { jobCards, toMake } from "../drawing/job-card"
import { packingSlip } from "../drawing/packing-slip"
import { picturesOf } from "../drawing/picture"
import { Sheet } from "../drawing/sheet"
import { taxPaper } from "../drawing/tax-paper"
import { issue } from "../workflows/issue"
import { numberOf, papersOf, type PaperRow } from "./papers"

/** These tax papers as one file: all of it from what was kept with them. */
export async function drawTaxPapers(rows: readonly PaperRow[]): Promise<Buffer> {
  const [first] = rows
  if (!first) throw refuse(paperRefusals.not_there)
  const sheet = new Sheet(rows.length === 1 ? numberOf(first) : paperSays[first.kind], first.issued_at)
  for (const row of rows) {
    taxPaper(sheet, numberOf(row), row.issued_at, row.facts)
    // Others are answered between two papers.
    await setImmediate()
  }
  return sheet.end()
}

/** The tax papers of one order; what is due and not written yet is written now. */
export async function papersNow(container: MedusaContainer, orderId: string): Promise<PaperRow[]> {
  await issue(container, orderId)
  return papersOf(databaseOf(container), [orderId])
}

/**
 * One kind of paper of these orders, in their order, as one file. Orders that have none are left out.
 * @throws paper.nothing_to_print when none has one
 */
export async function printed(
  container: MedusaContainer,
  kind: PaperKind,
  orderIds: readonly string[],
): Promise<Buffer> {
  if (kind === "invoice" || kind === "creditNote") {
    for (const orderId of orderIds) await issue(container, orderId)
    const rows = (await papersOf(databaseOf(container), orderIds)).filter((row) => row.kind === kind)
    if (!rows.length) throw refuse(paperRefusals.nothing_to_print)
    return drawTaxPapers(rows)
  }
  const all = await container.resolve(ORDER_DESK).forPapers(databaseOf(container), orderIds)
  const orders = kind === "jobCard" ? all.filter((order) => toMake(order).length) : all
  if (!orders.length) throw refuse(paperRefusals.nothing_to_print)
  const { identity } = await container.resolve("shop").settings()
  const lines = orders.flatMap((order) => (kind === "jobCard" ? toMake(order) : order.lines))
  const pictures = await picturesOf(
    container,
    lines.map(({ thumbnail }) => thumbnail),
  )
  const sheet = new Sheet(paperSays[kind], new Date())
  for (const order of orders) {
    if (kind === "jobCard") jobCards(sheet, order, pictures)
    else packingSlip(sheet, order, identity, pictures)
    await setImmediate()
  }
  return sheet.end()
}
