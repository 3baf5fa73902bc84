import { returnCalls } from "@silai/contracts/returns/calls"
import { OPEN_STATES, RETURN_STATE_KEYS } from "@silai/contracts/returns/states"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const ORDERS = {
  newest: "asked_at desc, id desc",
  oldest: "asked_at, id",
  due: "moved_at, id",
} as const
const isOpen = `state = any('{${OPEN_STATES.join(",")}}')`

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  await sql(
    `insert into return_request (id, order_id, order_number, customer_id, kind, state, customer_name, phone, email, units, goods_paise, fee_paise, refund_paise, asked_at, moved_at, hidden_at)
     select 'ret_listed_' || n, 'order_listed_' || n, 900000 + n, null, (array['return', 'exchange', 'alteration'])[1 + n % 3], ($1::text[])[1 + n % cardinality($1::text[])],
            'Quentin ' || n, '9000000' || lpad(n::text, 3, '0'), 'listed@example.com', 1, 100, 0, 100, now() - n / 2 * interval '1 minute', now() - n % 7 * interval '1 hour',
            case when n % 11 = 0 then now() end
       from generate_series(1, 80) n`,
    [[...RETURN_STATE_KEYS]],
  )
  await sql(
    `insert into return_line (return_id, item_id, quantity, reason, note, paid_paise, piece)
     select id, '0', 1, 'tooSmall', '', 100, '{"name": "Shirt", "slug": "s", "color": "White", "size": "M", "thumbnail": null, "orderType": "readymade"}' from return_request where id like 'ret_listed_%'`,
  )
})
afterAll(async () => {
  await sql(`delete from return_line where return_id like 'ret_listed_%'`)
  await sql(`delete from return_request where id like 'ret_listed_%'`)
})

describe("the back office's list of returns", () => {
  test("matches its filters, in each sort order, with each request on one page and the total number", async () => {
    const filters = [
      { ask: {}, where: "true" },
      { ask: { state: ["refunded" as const] }, where: "state = 'refunded'" },
      {
        ask: { state: ["altered" as const, "requested" as const, "altered" as const] },
        where: "state in ('altered', 'requested')",
      },
      { ask: { kind: ["exchange" as const] }, where: "kind = 'exchange'" },
      { ask: { kind: ["return" as const, "alteration" as const] }, where: "kind in ('return', 'alteration')" },
      {
        ask: { kind: ["return" as const, "exchange" as const], state: ["received" as const, "rejected" as const] },
        where: "kind in ('return', 'exchange') and state in ('received', 'rejected')",
      },
      { ask: { kind: ["return" as const], search: "quentin" }, where: "kind = 'return' and id like 'ret_listed_%'" },
    ]
    for (const { ask, where } of filters)
      for (const sort of ["newest", "oldest", "due"] as const) {
        const which = `hidden_at is null and ${where} and ${sort === "due" ? isOpen : "true"}`
        const wanted = await sql<{ id: string }>(
          `select id from return_request where ${which} order by ${ORDERS[sort]} limit 100`,
        )
        const pages = await Promise.all(
          [1, 2, 3, 4].map(
            async (page) => (await owner.call(returnCalls.allForShop, { ...ask, sort, page, pageSize: 25 })).body,
          ),
        )
        const what = `${JSON.stringify(ask)} ${sort}`
        expect(
          pages.flatMap(({ data }) => data.map(({ _id }) => _id)),
          what,
        ).toEqual(wanted.map(({ id }) => id))
        const [all] = await sql<{ n: number }>(`select count(*)::int as n from return_request where ${which}`)
        expect(
          pages.map(({ total }) => total),
          what,
        ).toEqual(pages.map(() => all!.n))
      }
  })

  test("is searched only by name and number by staff who see no contacts", async () => {
    const tailor = await signInAs("tailor")
    const found = async (search: string) => (await tailor.call(returnCalls.allForShop, { search })).body.total
    expect(await found("Quentin 17")).toBe(1)
    expect(await found("SL-900017")).toBe(1)
    expect(await found("9000000017")).toBe(0)
    expect(await found("listed@example")).toBe(0)
  })
})
