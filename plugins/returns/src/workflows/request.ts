import type { MedusaContainer } from "@medusajs/framework/types"
import type { Address } from "@silai/contracts/checkout/calls"
import type { BoughtLine, BoughtWhole } from "@silai/contracts/order/service"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import type { ReturnKind, ReturnReason } from "@silai/contracts/returns/limits"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { feeForReasons } from "@silai/contracts/returns/fee"
import type { ShopSettings } from "@silai/contracts/shop/sections"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { refuse, refuseWith } from "@silai/kit/refuse"
import { takeSent } from "@silai/kit/sent-files"
import { type HeldLine, heldLines } from "../queries/held-lines"
import { claimsOf, newClaim, promisedNow } from "../queries/claims"
import { sizesFor, takenOf } from "../queries/options"
import { requestOf } from "../queries/request"
import { type FreeSize, possibleFor, whyNotNow } from "../rules/options"
import { shareOf } from "../rules/share"
import { disputedPaiseOf, noteStep, mailBuyer } from "./settle"
import { lockOrderRequests } from "./lock"
import { present } from "@silai/contracts/present"

type AskedLine = { itemId: string; quantity: number; reason: ReturnReason; note: string; toSize?: string }
export type AskedReturn = {
  orderId: string
  kind: ReturnKind
  lines: AskedLine[]
  photos: string[]
  address?: Address
  refundPaise: number
  /** The requesting browser and its account: they own the photos. */
  sessionId: string | null
  customerId: string | null
  /** The staff member who makes the request for the buyer. */
  by?: { name: string; userId: string }
}
type Judged = AskedLine & { line: BoughtLine; paidPaise: number; toItem: string | null }

/**
 * Requests a return, an exchange or an alteration, for the order's buyer: the route checks who that is. Of several
 * requests for the same piece at the same moment, one succeeds. An exchange's new size must be in stock, and is
 * reserved when the request is approved.
 * @throws returns.*, and a PIN code of another state
 */
export async function askReturn(container: MedusaContainer, asked: AskedReturn): Promise<{ returnId: string }> {
  const database = databaseOf(container)
  const { returns } = await container.resolve("shop").settings()
  const order = await container.resolve("silai_order").bought(database, asked.orderId)
  refuseAddress(container, order, asked)
  const held = await heldLines(database, order)
  refuseOverdue(order, returns, held, asked)
  const toItems = await itemsToGive(container, held, asked)
  return database.transaction(async (trx) => {
    await lockOrderRequests(trx, order.orderId)
    const judged = await judge(container, trx, { orderId: order.orderId, lines: held }, asked, toItems)
    const goodsPaise = judged.reduce((sum, { paidPaise }) => sum + paidPaise, 0)
    const reasons = asked.lines.map(({ reason }) => reason)
    const fullFee = feeForReasons(reasons, { fee: returns.feePaise, free: returns.freeReasons })
    const ownFeePaise = RETURN_KIND[asked.kind].promisesMoney ? fullFee : 0
    const claim = newClaim({ kind: asked.kind, goodsPaise, ownFeePaise })
    const claims = [...(await claimsOf(trx, order.orderId)), claim]
    const promised = (await promisedNow(container, trx, order.orderId, claims)).of(claim.id)
    const { feePaise, shortPaise, refundPaise } = present(promised, "what a request promises")
    if (refundPaise !== asked.refundPaise) {
      const right = toRupees(refundPaise)
      throw refuseWith({ refundRupees: right }, returnRefusals.sum_changed, right)
    }
    const returnId = newId("ret")
    await saveRequest(trx, returnId, order, asked, judged, {
      goodsPaise,
      ownFeePaise,
      feePaise,
      shortPaise,
      refundPaise,
    })
    if (!(await takeSent(trx, "return", returnId, asked.photos, asked))) throw refuse(returnRefusals.photo_gone)
    const by = asked.by ?? { name: order.contact.name, userId: null }
    await noteStep(trx, returnId, "requested", by, "")
    await emitEvents(trx, { name: "silai.return.created", data: [{ id: returnId, order_id: order.orderId }] })
    const isFeeFree = RETURN_KIND[asked.kind].promisesMoney && fullFee < returns.feePaise
    const row = await requestOf(trx, returnId)
    const disputedPaise = await disputedPaiseOf(container, trx, row)
    await mailBuyer(trx, row, "requested", { reason: "", isFeeFree, isByHand: order.isPaidByHand, disputedPaise })
    await notifyLive(trx, "return.changed", { returnId, orderId: order.orderId })
    return { returnId }
  })
}

/** Each piece has its own days. @throws returns.not_possible */
function refuseOverdue(
  order: BoughtWhole,
  rules: ShopSettings["returns"],
  held: readonly HeldLine[],
  { lines }: AskedReturn,
): void {
  const now = new Date()
  for (const { itemId } of lines) {
    const line = held.find((one) => one.itemId === itemId)
    const whyNot = whyNotNow(order, rules, now, line?.since)
    if (whyNot) throw refuse(returnRefusals.not_possible, whyNot)
  }
}

/** Checked as at the checkout: a courier must find it. An order collected at the shop has none, and may be brought back there. */
function refuseAddress(container: MedusaContainer, order: BoughtWhole, { address }: AskedReturn): void {
  if (!address) {
    if (order.address === null) return
    throw refuse(returnRefusals.address_wanted)
  }
  container.resolve("pincode").refuseWrong(address)
}

/** The inventory items of the sizes wanted in exchange, by line. */
async function itemsToGive(
  container: MedusaContainer,
  held: readonly HeldLine[],
  { kind, lines }: AskedReturn,
): Promise<Map<string, string | null>> {
  if (!RETURN_KIND[kind].givesSize) return new Map()
  const wanted = lines.flatMap(({ itemId, toSize }) => {
    const line = held.find((one) => one.itemId === itemId)
    return line && toSize ? [{ itemId, variantId: line.colourwayId, size: toSize }] : []
  })
  const priced = await container.resolve("catalogue").priceLines(wanted)
  return new Map(wanted.map(({ itemId }, at) => [itemId, priced[at]?.inventoryItemId ?? null]))
}

async function judge(
  container: MedusaContainer,
  trx: Sql,
  order: { orderId: string; lines: readonly HeldLine[] },
  { kind, lines }: AskedReturn,
  toItems: Map<string, string | null>,
): Promise<Judged[]> {
  if (new Set(lines.map(({ itemId }) => itemId)).size < lines.length) throw refuse(returnRefusals.item_twice)
  const taken = await takenOf(trx, order.orderId)
  const { givesSize, ofCustom, notPossible } = RETURN_KIND[kind]
  const sizes = await sizesFor(container, givesSize ? order.lines : [])
  return lines.map((asked) => {
    const line = order.lines.find(({ itemId }) => itemId === asked.itemId)
    if (!line) throw refuse(returnRefusals.item_unknown)
    const mine = taken(line.itemId)
    const { open, kinds, why } = possibleFor(line, mine, sizes(line))
    if (asked.quantity > open) throw refuse(returnRefusals.too_many, line.name, open)
    if (line.isCustom && !ofCustom) throw refuse(returnRefusals.not_possible, why)
    if (givesSize) refuseSize(line, asked, toItems.get(line.itemId) ?? null, sizes(line))
    if (!kinds.includes(kind)) throw refuse(returnRefusals.not_this_kind, notPossible(line.name))
    return {
      ...asked,
      line,
      paidPaise: shareOf(line, mine, asked.quantity),
      toItem: givesSize ? present(toItems.get(line.itemId), "the size given in exchange") : null,
    }
  })
}

function refuseSize(
  { name, size }: BoughtLine,
  { toSize, quantity }: AskedLine,
  item: string | null,
  sizes: readonly FreeSize[],
): void {
  if (!toSize || toSize === size) throw refuse(returnRefusals.size_wanted, name)
  const free = sizes.find((one) => one.size === toSize)?.free ?? 0
  if (!item || free < quantity) throw refuse(returnRefusals.size_gone, name, toSize)
}

type Sums = { goodsPaise: number; ownFeePaise: number; feePaise: number; shortPaise: number; refundPaise: number }

async function saveRequest(
  trx: Sql,
  returnId: string,
  { orderId, number, customerId, contact }: BoughtWhole,
  { kind, address }: AskedReturn,
  lines: readonly Judged[],
  { goodsPaise, ownFeePaise, feePaise, shortPaise, refundPaise }: Sums,
): Promise<void> {
  await trx.raw(
    `insert into return_request (id, order_id, order_number, customer_id, kind, customer_name, phone, email, address, units, goods_paise, own_fee_paise, fee_paise, short_paise, refund_paise)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, ?)`,
    [
      returnId,
      orderId,
      number,
      customerId,
      kind,
      contact.name,
      contact.phone,
      contact.email,
      address ? JSON.stringify(address) : null,
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
      goodsPaise,
      ownFeePaise,
      feePaise,
      shortPaise,
      refundPaise,
    ],
  )
  const rows = lines.map(({ line, quantity, reason, note, toSize, paidPaise, toItem }) => {
    const { name, slug, colour, size, thumbnail, isCustom } = line
    return {
      item_id: line.itemId,
      quantity,
      reason,
      note,
      to_size: RETURN_KIND[kind].givesSize ? toSize : null,
      piece: { name, slug, color: colour, size, thumbnail, orderType: isCustom ? "custom" : "readymade" },
      paid_paise: paidPaise,
      inventory_item_id: line.inventoryItemId,
      to_inventory_item_id: toItem,
    }
  })
  await trx.raw(
    `insert into return_line (return_id, item_id, quantity, reason, note, to_size, paid_paise, piece, inventory_item_id, to_inventory_item_id)
     select ?, l.* from jsonb_to_recordset(?::jsonb) as l (item_id text, quantity int, reason text, note text, to_size text, paid_paise bigint,
       piece jsonb, inventory_item_id text, to_inventory_item_id text)`,
    [returnId, JSON.stringify(rows)],
  )
}
