import type { MedusaContainer } from "@medusajs/framework/types"
import { type BackOff, leaseOf, pauseAfter } from "@silai/kit/back-off"
import { emitEvents } from "@silai/kit/events"
import { type Database, databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { applyFact } from "./apply-fact"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { refuse } from "@silai/kit/refuse"
import type { GatewayNews } from "@silai/contracts/checkout/gateway"
import { endClosedLink } from "../phone-order/link"
import { noteDispute } from "./disputed"
import { gatewayOf } from "./gateway"
import { noteRefunds } from "./refunded"

/** After this many tries an event waits for a person. */
const mostTries = 20

const RETRY: BackOff = { first: 1, longest: 300 }

type Event = { event_id: string; gateway: string; body: Buffer; tries: number }

/**
 * Handles one stored event. An event that cannot be handled or read now is retried with growing pauses, for about an
 * hour: the next version of the shop may understand what the gateway now sends. An event that is not JSON, or whose
 * tries are used up, is given up and logged.
 */
export async function handleNextEvent(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const event = await one<Event>(
    database,
    `update gateway_event set tries = tries + 1, next_at = now() + ${leaseOf(RETRY)}
      where event_id = (select event_id from gateway_event where handled_at is null and given_up_at is null and next_at <= now()
                         order by next_at for update skip locked limit 1) returning event_id, gateway, body, tries`,
  )
  if (!event) return false
  await handle(container, event)
  return true
}

/** Handles this event once more, as if it had just arrived. @throws checkout.notice_unknown, checkout.notice_settled */
export async function handleEventAgain(container: MedusaContainer, eventId: string): Promise<void> {
  const database = databaseOf(container)
  const event = await one<Event>(
    database,
    `update gateway_event set tries = 1, given_up_at = null, next_at = now() + interval '30 seconds'
      where event_id = ? and handled_at is null returning event_id, gateway, body, tries`,
    [eventId],
  )
  if (event) return handle(container, event)
  const known = await one(database, `select 1 from gateway_event where event_id = ?`, [eventId])
  throw refuse(known ? checkoutRefusals.notice_settled : checkoutRefusals.notice_unknown)
}

async function handle(container: MedusaContainer, event: Event): Promise<void> {
  const database = databaseOf(container)
  try {
    const news = readNews(container, event)
    if (news.payment) await applyFact(container, event.gateway, news.payment)
    if (news.closedLink) await endClosedLink(container, event.gateway, news.closedLink)
    if (news.refund) await noteRefunds(container, event.gateway, news.refund.paymentId)
    if (news.dispute) await noteDispute(container, event.gateway, news.dispute.id)
    // A refund's order too: its body names the buyer, who may delete the account. For a link's payment the gateway may
    // name an order that is not the shop's: that body is found by its payment.
    await database.raw(
      `update gateway_event set handled_at = now(), last_error = null, dispute = ?,
              gateway_order_id = coalesce((select gateway_order_id from checkout_attempt where gateway = ? and gateway_order_id = ?),
                                          (select gateway_order_id from gateway_payment where gateway = ? and payment_id = ?))
        where event_id = ?`,
      [
        news.dispute?.status ?? null,
        event.gateway,
        news.payment?.orderId ?? news.closedLink ?? null,
        event.gateway,
        news.refund?.paymentId ?? news.payment?.id ?? null,
        event.event_id,
      ],
    )
  } catch (error) {
    if (event.tries >= mostTries || (error instanceof Unreadable && error.isForGood))
      await giveUp(database, event, String(error))
    else {
      log("warn", "webhook event not handled", { id: event.event_id, tries: event.tries, cause: String(error) })
      await database.raw(
        `update gateway_event set last_error = ?, next_at = now() + make_interval(secs => ?) where event_id = ?`,
        [String(error).slice(0, 300), pauseAfter(RETRY, event.tries), event.event_id],
      )
    }
  }
}

class Unreadable extends Error {
  override name = "Unreadable"
  /** A body that is not JSON will not be readable in the next version either. */
  readonly isForGood: boolean
  constructor(cause: unknown) {
    super(String(cause))
    this.isForGood = cause instanceof SyntaxError
  }
}

function readNews(container: MedusaContainer, event: Event): GatewayNews {
  const gateway = gatewayOf(container, event)
  try {
    return gateway.readEvent(event.body)
  } catch (error) {
    throw new Unreadable(error)
  }
}

async function giveUp(database: Database, event: Event, why: string): Promise<void> {
  log("error", "webhook event given up", { id: event.event_id, tries: event.tries, cause: why })
  await database.transaction(async (trx) => {
    await trx.raw(`update gateway_event set given_up_at = now(), last_error = ? where event_id = ?`, [
      why.slice(0, 300),
      event.event_id,
    ])
    await emitEvents(trx, { name: "silai.payment.webhook_unread", data: [{ id: event.event_id }] })
  })
}
