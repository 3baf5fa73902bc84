import { spawn } from "node:child_process"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { inProduction } from "../rig/opening/environment"
import { theShop } from "../rig/facts"
import { faults, refundByHand } from "../rig/gateway"
import { dropDataDir, newDataDir, root } from "../rig/places"
import { aBag, aGuest, buys } from "../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { setStock } from "../rig/stock"

const dataDir = newDataDir()
afterAll(() => dropDataDir(dataDir))
closeSqlAfterwards()

/** `npm run medusa -- …`, on the database of the tests' shop. */
const medusa = (...args: string[]) => medusaWith({ DATA_DIR: dataDir }, ...args)

function medusaWith(more: Record<string, string>, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(root, "backend/launcher/medusa.mjs"), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: theShop().databaseUrl, ...more },
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })))
}

describe("Medusa's own commands", () => {
  it("run an operator's script on the shop's database", async () => {
    const { count } = await oneRow<{ count: number }>(
      `select count(*)::int as count from product where deleted_at is null`,
    )
    const { code, output } = await medusa("exec", "backend/tests/operator/scripts/count-products.ts", "Products:")
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`Products: ${count}\n`) })
  }, 180_000)

  it("run in production with only the server's environment, on the compiled shop", async () => {
    const script = "backend/tests/operator/scripts/count-products.cjs"
    const { count } = await oneRow<{ count: number }>(
      `select count(*)::int as count from product where deleted_at is null`,
    )
    const { code, output } = await medusaWith(inProduction, "exec", script, "Products:")
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`Products: ${count}\n`) })
    const { OTP_PEPPER: _, ...less } = inProduction
    const refused = await medusaWith(less, "exec", script)
    expect(refused.code).not.toBe(0)
    expect(refused.output).toContain("OTP_PEPPER: is not set")
  }, 180_000)

  it("recount the stock: differences are printed, end with 1, and are not changed", async () => {
    const { item, sku } = await oneRow<{ item: string; sku: string }>(
      `select l.inventory_item_id as item, v.sku from inventory_level l join product_variant_inventory_item i using (inventory_item_id)
         join product_variant v on v.id = i.variant_id where l.deleted_at is null and v.sku is not null order by 1 limit 1`,
    )
    const held = async () =>
      (await sql<{ held: number }>(`select held from inventory_level where inventory_item_id = $1`, [item]))[0]!.held
    const before = await held()
    const recount = () => medusa("exec", "plugins/catalogue/src/scripts/recount.ts")
    const holds = (by: number) =>
      sql(`update inventory_level set held = held + $2 where inventory_item_id = $1`, [item, by])
    await holds(2)
    const found = await recount()
    expect([found.code, found.output.includes(sku), await held()]).toEqual([1, true, before + 2])
    await holds(-2)
    expect((await recount()).output).not.toContain(sku)
  }, 300_000)

  it("compare any days with the gateway, and list each paisa that differs", async () => {
    const { standIns, razorpay } = theShop()
    const gateway = {
      RAZORPAY_API_BASE: `${standIns}/razorpay`,
      RAZORPAY_KEY_ID: razorpay.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keySecret,
    }
    const reconcile = (...days: string[]) =>
      medusaWith({ DATA_DIR: dataDir, ...gateway }, "exec", "plugins/checkout/src/scripts/reconcile.ts", ...days)
    await setStock("classic-white-formal-shirt", "M", 6)
    const orderId = await buys(await aGuest(), await aBag([{ slug: "classic-white-formal-shirt" }]))
    const { id } = await oneRow<{ id: string }>(
      `select details -> 'payment' ->> 'gatewayPaymentId' as id from order_state where order_id = $1`,
      [orderId],
    )
    const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    const mismatches = () =>
      sql(
        `select kind, shop_paise, gateway_paise from payment_mismatch where payment_id = $1 and closed_at is null order by 1`,
        [id],
      )
    // A refund that only the shop has, and one of a rupee that only the gateway has.
    await faults({ reset: true, webhook: "drop" })
    await refundByHand(id!, 100)
    await faults({ reset: true })
    await sql(`update gateway_payment set refunded_paise = 500, followed_paise = 500 where payment_id = $1`, [id])
    expect((await reconcile("2020-01-01", "2020-01-02")).code).toBe(0)
    expect(await mismatches()).toEqual([])
    const read = await reconcile(day)
    expect([read.code, await mismatches()]).toEqual([
      0,
      [
        { kind: "refund_ledger", shop_paise: "500", gateway_paise: "100" },
        { kind: "refund_order", shop_paise: "0", gateway_paise: "500" },
      ],
    ])
    expect((await reconcile("yesterday")).output).toContain("Please name the first and the last day")
    await sql(`update gateway_payment set refunded_paise = 0, followed_paise = 0 where payment_id = $1`, [id])
  }, 300_000)

  it("create no users: the shop's own tables decide who is staff", async () => {
    const before = await sql(`select id from "user"`)
    const { code, output } = await medusa("user", "-e", "new@silai.example", "-p", "thread-and-needle")
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining("Invite them in the back office") })
    expect(await sql(`select id from "user"`)).toEqual(before)
  })
})
