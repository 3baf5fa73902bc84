import type { MedusaContainer } from "@medusajs/framework/types"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { EXCHANGE_RESERVED_DAYS, returnNumberOf } from "@silai/contracts/returns/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { refundKeyOf } from "@silai/contracts/returns/service"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { isClosed, labelOfState, type ReturnState } from "@silai/contracts/returns/states"
import { mayDo, type Role } from "@silai/contracts/staff/roles"
import { crashPoint } from "@silai/kit/crash-point"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { refundStatusOf } from "../queries/show"
import { isFetched, type RequestRow, requestColumns, requestOf } from "../queries/request"
import { movesOf, movesOfBuyer, WANTS_WHY } from "../rules/moves"
import { noteArrival } from "./arrival"
import { cancelReturn, openReturn, receiveReturn } from "./in-engine"
import { recount } from "./recount"
import { type Mover, settle } from "./settle"
import { shipReplacements, reserveReplacements, restock, releaseReplacements, undoRestock } from "./stock"
import { withEngineRefusals, lockOrderRequests } from "./lock"

export type Step = {
  returnId: string
  state: ReturnState
  note: string
  damaged: { itemId: string; quantity: number }[]
  /** The labels of what came back, as scanned. */
  uids: string[]
  /** Absent: the promised sum. */
  refundPaise?: number
  by: { userId: string; name: string; role: Role }
}
type Moved = { returnId: string; from: ReturnState; state: ReturnState }
type At = { container: MedusaContainer; trx: Sql; row: RequestRow; by: Mover; uids: readonly string[]; note: string }

/** The effect of a step in the engine and at the checkout, in the transaction that sets the state: all or nothing. */
const acts: Partial<Record<ReturnState, (at: At) => Promise<void>>> = {
  async approved({ container, trx, row, by }) {
    if (!RETURN_KIND[row.kind].restocks) return
    const id = await openReturn(container, trx, row, by.userId ?? by.name)
    await trx.raw(`update return_request set engine_return_id = ? where id = ?`, [id, row.id])
    if (!RETURN_KIND[row.kind].givesSize) return
    await reserveSize(trx, row)
    await reserveReplacements(trx, row, by)
  },
  async pickedUp({ trx, row }) {
    if (RETURN_KIND[row.kind].givesSize && row.reserved_until) await reserveSize(trx, row)
  },
  async received({ container, trx, row, by, uids, note }) {
    await container.resolve("uid").receiveReturnedLabel(trx, {
      returnId: row.id,
      orderId: row.order_id,
      isLent: !RETURN_KIND[row.kind].restocks,
      uids,
      note,
      by,
      lines: row.lines.map(({ item_id, quantity, damaged, piece: { name } }) => ({
        itemId: item_id,
        name,
        quantity,
        damaged,
      })),
    })
    await trx.raw(
      `update return_line l set damaged = d.damaged from unnest(?::text[], ?::int[]) as d (item_id, damaged)
        where l.return_id = ? and l.item_id = d.item_id`,
      [row.lines.map(({ item_id }) => item_id), row.lines.map(({ damaged }) => damaged), row.id],
    )
    if (!RETURN_KIND[row.kind].restocks) return
    // From here on the shop must act: a size that is still reserved stays so until it leaves, or until the piece is
    // returned to the buyer.
    await trx.raw(`update return_request set reserved_until = null where id = ?`, [row.id])
    await receiveReturn(container, trx, row, by.userId ?? by.name)
    crashPoint("after-return-received")
    await restock(trx, row, by)
  },
  async rejected(at) {
    await undo(at)
  },
  async withdrawn(at) {
    await undo(at)
  },
  async refunded({ container, trx, row, by }) {
    if (RETURN_KIND[row.kind].givesSize) await container.resolve("uid").cancelReplacement(trx, row.id, by)
    await releaseReplacements(trx, row, by)
  },
  async exchanged({ container, trx, row, by }) {
    await container.resolve("silai_order").recordExchanged(trx, row.order_id, {
      returnNumber: returnNumberOf(row.number),
      pieces: row.lines.flatMap(({ item_id: itemId, quantity, to_size: toSize }) =>
        toSize === null ? [] : [{ itemId, quantity, toSize }],
      ),
    })
    await noteArrival(container, trx, row)
    await shipReplacements(trx, row, by)
  },
  async altered({ container, trx, row }) {
    await noteArrival(container, trx, row)
  },
  async sentBack({ container, trx, row, by }) {
    if (!RETURN_KIND[row.kind].restocks) return
    await container.resolve("uid").returnToBuyer(trx, row.id, by)
    await undoRestock(trx, row, by)
  },
}

/** Restarts the time for which an exchange reserves its new size. */
const reserveSize = (trx: Sql, { id }: RequestRow) =>
  trx.raw(
    `update return_request set reserved_until = now() + make_interval(days => ?), released_at = null where id = ?`,
    [EXCHANGE_RESERVED_DAYS, id],
  )

async function undo({ container, trx, row, by }: At): Promise<void> {
  await cancelReturn(container, trx, row, by.userId ?? by.name)
  await trx.raw(`update return_request set reserved_until = null where id = ?`, [row.id])
  await releaseReplacements(trx, row, by)
}

/** The request, locked after its order: two steps of one order queue here. @throws returns.not_found */
export async function lockRequest(trx: Sql, returnId: string): Promise<RequestRow> {
  const known = await one<{ order_id: string }>(trx, `select order_id from return_request where id = ?`, [returnId])
  if (known) await lockOrderRequests(trx, known.order_id)
  const row =
    known && (await one<RequestRow>(trx, `select ${requestColumns} from return_request r where id = ?`, [returnId]))
  if (!row) throw refuse(returnRefusals.not_found)
  return row
}

/**
 * Takes a request to its next state, for the shop.
 * @throws returns.* (`not_paid`: the courier's money is not noted), house.not_allowed, checkout.refund_under_way,
 * checkout.refund_too_much, checkout.refund_moved
 */
export function moveReturn(container: MedusaContainer, step: Step): Promise<Moved> {
  const { returnId, state: to, note, by } = step
  return databaseOf(container).transaction(async (trx) => {
    const { order_id: orderId } = await lockRequest(trx, returnId)
    await recount(container, trx, orderId)
    const row = await requestOf(trx, returnId)
    const refund = await refundStatusOf(container, trx, row)
    if (to === "withdrawn") throw refuse(returnRefusals.buyers_word)
    const standing = { kind: row.kind, state: row.state, isFetched: isFetched(row) }
    if (!movesOf({ ...standing, isRefundFailed: refund?.state === "failed" }).includes(to))
      throw refuse(returnRefusals.cannot_move, labelOfState(row.state), labelOfState(to))
    if (to === "refunded" && !mayDo(by.role, "payment.write")) throw refuse(houseRefusals.not_allowed)
    if (WANTS_WHY.includes(to) && !note) throw refuse(returnRefusals.why_wanted)
    const lines = withDamaged(row, to, step.damaged)
    const refundPaise = to === "refunded" ? await refundMoney(container, trx, row, step) : Number(row.refund_paise)
    const judged = { ...row, lines, refund_paise: `${refundPaise}` }
    await withEngineRefusals(orderId, () => act({ container, trx, row: judged, by, uids: step.uids, note }, to))
    return { returnId, from: row.state, state: to }
  })
}

/**
 * Withdraws a request for its buyer: the route checks who that is.
 * @throws returns.not_found, returns.already_closed, returns.too_late
 */
export function withdrawReturn(container: MedusaContainer, { returnId }: { returnId: string }): Promise<Moved> {
  const to = "withdrawn" as const
  return databaseOf(container).transaction(async (trx) => {
    const row = await lockRequest(trx, returnId)
    if (isClosed(row.state)) throw refuse(returnRefusals.already_closed)
    if (!movesOfBuyer(row).includes(to)) throw refuse(returnRefusals.too_late)
    const by = { name: row.customer_name, userId: null }
    await withEngineRefusals(row.order_id, () => act({ container, trx, row, by, uids: [], note: "" }, to))
    return { returnId, from: row.state, state: to }
  })
}

/** Our state first, and then what locks stock: buyers of these sizes wait as briefly as possible. */
async function act(at: At, to: ReturnState): Promise<void> {
  await settle(at.container, at.trx, at.row, to, at.by, at.note)
  // The fee of one that ends without a refund is another's now.
  await recount(at.container, at.trx, at.row.order_id)
  crashPoint("after-return-settled")
  await acts[to]?.(at)
  crashPoint("before-return-commit")
}

/** @throws returns.damaged_unknown */
function withDamaged(row: RequestRow, to: ReturnState, damaged: Step["damaged"]): RequestRow["lines"] {
  if (to !== "received") {
    if (damaged.length) throw refuse(returnRefusals.damaged_unknown)
    return row.lines
  }
  const known = new Map(row.lines.map(({ item_id, quantity }) => [item_id, quantity]))
  const isOdd = damaged.some(({ itemId, quantity }) => quantity > (known.get(itemId) ?? -1))
  if (isOdd || new Set(damaged.map(({ itemId }) => itemId)).size < damaged.length)
    throw refuse(returnRefusals.damaged_unknown)
  return row.lines.map((line) => ({
    ...line,
    damaged: damaged.find(({ itemId }) => itemId === line.item_id)?.quantity ?? 0,
  }))
}

/** The sum that a request promises; a failed exchange refunds all that was paid: no other sum was promised. */
const promisedOf = (row: RequestRow): number =>
  RETURN_KIND[row.kind].promisesMoney || isClosed(row.state)
    ? Number(row.refund_paise)
    : Number(row.goods_paise) - Number(row.short_paise)

/** The refund: the promised sum, or the one that staff enter now. @throws returns.refund_too_much, returns.less_wants_why */
function refundOf(row: RequestRow, { refundPaise, note }: Step): number {
  const promisedPaise = promisedOf(row)
  if (refundPaise === undefined) return promisedPaise
  const [goods, short] = [Number(row.goods_paise), Number(row.short_paise)]
  if (refundPaise > goods - short)
    throw refuse(returnRefusals.refund_too_much, toRupees(goods - short), toRupees(short))
  if (refundPaise < promisedPaise && !note) throw refuse(returnRefusals.less_wants_why, toRupees(promisedPaise))
  return refundPaise
}

/**
 * Asks the checkout for the refund, once per request, and closes the order when all its pieces are refunded. A promised
 * sum is refunded as far as it is left of the order's payments.
 * @returns the refund in paise
 */
async function refundMoney(container: MedusaContainer, trx: Sql, row: RequestRow, step: Step): Promise<number> {
  const { note, by } = step
  const orders = container.resolve("silai_order")
  const { lines, isOwed } = await orders.bought(trx, row.order_id)
  const wantedPaise = refundOf(row, step)
  // A sum still due would be crossed out, and the cash that the courier has would stay with the shop.
  if (wantedPaise > 0 && isOwed) throw refuse(returnRefusals.not_paid)
  const amountPaise =
    wantedPaise === 0
      ? 0
      : await container.resolve("checkout").askRefund(trx, {
          orderId: row.order_id,
          key: refundKeyOf(row.id),
          amountPaise: wantedPaise,
          orLess: step.refundPaise === undefined,
          reason: [returnNumberOf(row.number), note].filter(Boolean).join(": "),
          by: { userId: by.userId, name: by.name },
        })
  await trx.raw(`update return_request set refund_paise = ? where id = ?`, [amountPaise, row.id])
  const refunded = await only<{ units: string }>(
    trx,
    `select coalesce(sum(units), 0) as units from return_request where order_id = ? and (state = 'refunded' or id = ?)`,
    [row.order_id, row.id],
  )
  if (Number(refunded.units) >= lines.reduce((sum, { quantity }) => sum + quantity, 0))
    await orders.recordReturned(trx, row.order_id, { name: by.name, userId: by.userId })
  return amountPaise
}
