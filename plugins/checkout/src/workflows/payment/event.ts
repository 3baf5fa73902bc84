import type { MedusaContainer } from "@medusajs/framework/types"
import { type Database, databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { applyFact } from "./fact"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { refuse } from "@silai/kit/refuse"
import type { GatewayNews } from "@silai/contracts/checkout/gateway"
import { gatewayOf } from "./gateway"
import { noteRefunds } from "./refunded"

/** After this many tries an event waits for a person. */
const mostTries = 20

type Event = { event_id: string; gateway: string; body: Buffer; tries: number }

/**
 * Handles one stored event. An event that cannot be handled or read now is retried with growing pauses, for about an hour: the next
 * version of the shop may read what the gateway has begun to send. One that is no JSON at all, or whose tries are used up, is given up
 * and logged.
 */
export async function handleNextEvent(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const event = await one<Event>(
    database,
    `update gateway_event set tries = tries + 1, next_at = now() + make_interval(secs => least(300, 2 ^ tries))
      where event_id = (select event_id from gateway_event where handled_at is null and given_up_at is null and next_at <= now()
                         order by next_at for update skip locked limit 1) returning event_id, gateway, body, tries`,
  )
  if (!event) return false
  await handle(container, event)
  return true
}

/** Handles this event once more, as if it had just come. @throws checkout.notice_unknown, checkout.notice_settled */
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
    if (news.refund) await noteRefunds(container, event.gateway, news.refund.paymentId)
    // The order of a refund, too: whoever deletes the account is named in its body.
    await database.raw(
      `update gateway_event set handled_at = now(), last_error = null,
              gateway_order_id = coalesce(?, (select gateway_order_id from gateway_payment where gateway = ? and payment_id = ?))
        where event_id = ?`,
      [news.payment?.orderId ?? null, event.gateway, news.refund?.paymentId ?? null, event.event_id],
    )
  } catch (error) {
    if (event.tries >= mostTries || (error instanceof Unreadable && error.isForGood))
      await giveUp(database, event, String(error))
    else {
      log("warn", "webhook event not handled", { id: event.event_id, tries: event.tries, cause: String(error) })
      await database.raw(`update gateway_event set last_error = ? where event_id = ?`, [
        String(error).slice(0, 300),
        event.event_id,
      ])
    }
  }
}

class Unreadable extends Error {
  override name = "Unreadable"
  /** What is no JSON is none for the next version either. */
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
  await database.raw(`update gateway_event set given_up_at = now(), last_error = ? where event_id = ?`, [
    why.slice(0, 300),
    event.event_id,
  ])
}
