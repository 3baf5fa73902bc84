import type { WebhookNews } from "@silai/contracts/notice/health"
import { many, type Sql } from "@silai/kit/knex"

/** The webhooks of each of these gateways, and of a former one whose webhooks are not processed yet. */
export const readNews = (sql: Sql, gateways: readonly string[]): Promise<WebhookNews[]> =>
  many(
    sql,
    `select g.gateway as "from",
            (select extract(epoch from now() - max(l.received_at))::int from gateway_event l where l.gateway = g.gateway) as "lastSecondsAgo",
            count(e.event_id) filter (where e.given_up_at is null)::int as waiting,
            extract(epoch from now() - min(e.received_at) filter (where e.given_up_at is null))::int as "oldestSeconds",
            count(e.event_id) filter (where e.given_up_at is not null)::int as "givenUp"
       from (select unnest(?::text[]) as gateway union select gateway from gateway_event where handled_at is null) g
       left join gateway_event e on e.gateway = g.gateway and e.handled_at is null
      group by g.gateway order by g.gateway`,
    [[...gateways]],
  )
