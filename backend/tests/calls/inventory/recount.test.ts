import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aDraft } from "../../rig/colourway"
import { eventually } from "../../rig/eventually"
import { backendLog } from "../../rig/opening/log"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { stockOf } from "../../rig/stock"

closeSqlAfterwards()

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const stocked = 5
async function aSize() {
  const { slug } = await aDraft(owner, { sizes: [{ size: "S", stock: stocked }] })
  const [row] = await sql<{ item: string; sku: string }>(
    `select i.inventory_item_id as item, v.sku from product p join product_variant v on v.product_id = p.id and v.title = 'S'
       join product_variant_inventory_item i on i.variant_id = v.id where p.handle = $1`,
    [slug],
  )
  return { slug, ...row! }
}
const ofItem = (item: string) => (one: { itemId: string }) => one.itemId === item
const recounted = async (item: string) => (await owner.call(inventoryCalls.recount, {})).body.data.filter(ofItem(item))
const putRight = (itemId: string, kind: "stocked" | "reserved" | "held", expected: number) =>
  owner.call(inventoryCalls.putRight, { itemId, kind, expected })
const alarms = async () => (await owner.call(noticeCalls.dashboard, {})).body.data.alarms.stock

/** A number that is not the sum of its parts: what two writers without a lock leave behind. */
const wrongs = [
  {
    kind: "held",
    counted: 2,
    expected: 0,
    break: `update inventory_level set held = held + 2 where inventory_item_id = $1`,
  },
  {
    kind: "reserved",
    counted: 1,
    expected: 0,
    break: `update inventory_level set reserved_quantity = 1, raw_reserved_quantity = '{"value": "1", "precision": 20}' where inventory_item_id = $1`,
  },
  {
    kind: "stocked",
    counted: stocked,
    expected: stocked + 3,
    break: `insert into stock_movement (inventory_item_id, level_id, stocked, stocked_after, why) values ($1, '', 3, 8, 'engine')`,
  },
] as const

describe("a recount", () => {
  test.each(wrongs)(
    "names a count that is $kind and not the sum of its parts, with its movements, and changes nothing; staff correct it, which is a movement too",
    async ({ kind, counted, expected, break: breaks }) => {
      const { slug, item, sku } = await aSize()
      expect(await recounted(item)).toEqual([])
      const before = await alarms()
      await sql(breaks, [item])
      const wrong = await stockOf(slug, "S")
      const [found, ...more] = await recounted(item)
      expect([found, more]).toMatchObject([{ kind, counted, expected, size: "S", sku }, []])
      expect(found!.movements[0]).toMatchObject({ why: "engine", [kind]: kind === "stocked" ? 3 : counted })
      expect(await alarms()).toBe(before + 1)
      expect(backendLog().some((line) => line.event === "stock does not add up" && line.sku === sku)).toBe(true)
      expect(await stockOf(slug, "S")).toEqual(wrong)
      expect((await putRight(item, kind, expected + 1)).status).toBe(409)
      expect((await putRight(item, kind, expected)).status).toBe(200)
      expect(await stockOf(slug, "S")).toMatchObject({ stocked, reserved: 0, held: 0 })
      expect(await recounted(item)).toEqual([])
      const [last] = await sql(
        `select why, by, ${kind} as difference from stock_movement where inventory_item_id = $1 order by id desc limit 1`,
        [item],
      )
      const difference = kind === "stocked" ? counted - expected : expected - counted
      expect(last).toEqual({ why: "recounted", by: "Harpreet Singh", difference })
      expect(await alarms()).toBe(before)
    },
  )

  test("runs by itself every night", async () => {
    const { item } = await aSize()
    await sql(`update inventory_level set held = held + 1 where inventory_item_id = $1`, [item])
    const alarm = () => sql(`select 1 from stock_difference where inventory_item_id = $1`, [item])
    await sql(`update stock_recount set at = now() - interval '27 hours'`)
    await eventually("it is an alarm", async () => (await alarm()).length > 0, 60_000)
    const { isToday } = await oneRow<{ isToday: boolean }>(
      `select at > now() - interval '5 minutes' as "isToday" from stock_recount`,
    )
    expect(isToday).toBe(true)
    expect((await putRight(item, "held", 0)).status).toBe(200)
  }, 90_000)

  test("requires staff who keep the stock: a tailor neither counts nor corrects", async () => {
    const tailor = await signInAs("tailor")
    expect((await tailor.call(inventoryCalls.recount, {})).status).toBe(403)
    expect((await tailor.call(inventoryCalls.putRight, { itemId: "iitem_1", kind: "held", expected: 0 })).status).toBe(
      403,
    )
  })

  test("leaves every movement unchanged and in place afterwards", async () => {
    await expect(sql(`update stock_movement set stocked = 0`)).rejects.toThrow(/never changed/)
    await expect(sql(`delete from stock_movement`)).rejects.toThrow(/never changed/)
  })
})
