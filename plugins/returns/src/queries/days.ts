import { many, only, type Sql } from "@silai/kit/knex"

/** See `IReturnsModuleService`; from stored sums. */
export const readDays = (sql: Sql, since: string) =>
  many<{ day: string; requests: number }>(
    sql,
    `select to_char(day, 'YYYY-MM-DD') as day, sum(requests)::int as requests from return_day where day >= ?::date
      group by return_day.day order by return_day.day`,
    [since],
  )

/** See `IReturnsModuleService`; from stored sums too. */
export const readWaiting = (sql: Sql) =>
  only<{ toApprove: number; toReceive: number }>(
    sql,
    `select coalesce(sum(change) filter (where state = 'requested'), 0)::int as "toApprove",
            coalesce(sum(change) filter (where state in ('approved', 'pickedUp')), 0)::int as "toReceive"
       from return_state_tally`,
  )
