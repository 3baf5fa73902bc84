import type { BodyOf } from "@silai/contracts/call"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { GIFT } from "@silai/contracts/checkout/limits"
import { manyOrderCalls, orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { PAPER_PRINT, PAPER_READ, type PaperKind, SERIES } from "@silai/contracts/papers/limits"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { mails } from "../../rig/gateway"
import { whileHeld } from "../../rig/row-lock"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { fileOf, inPaise, packed, papersOf, placed, printOf, wholeOf } from "../../rig/papers"
import { pagesOf } from "../../rig/pdf/text"
import { aBag, aContact, aGuest, buys, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const invoiceOf = (at: Browser, body: BodyOf<typeof paperCalls.invoice>) => fileOf(at, paperCalls.invoice.path, body)
const keyOf = async (email: string) => {
  const [mail] = await afterWork("the order's mail", async () => {
    const found = (await mails()).filter(({ to }) => to.includes(email))
    return found.length > 0 && found
  })
  return /#key=(\S+)/.exec(mail!.text)![1]!
}

describe("the tax invoice", () => {
  test("may be read a limited number of times through its order, whatever else was read in the same network", async () => {
    const [one, other] = [await placed(), await placed()]
    for (const { orderId } of [one, other]) await packed(owner, orderId)
    await sql(`insert into rate_limit (key, points, expire) values ($1, $2, $3)`, [
      `paper_read:${one.orderId}`,
      PAPER_READ.perOrder.points,
      Date.now() + 3_600_000,
    ])
    expect((await invoiceOf(one.at, { orderId: one.orderId })).status).toBe(429)
    expect((await invoiceOf(other.at, { orderId: other.orderId })).status).toBe(200)
    const counts = await sql<{ key: string }>(`select key from rate_limit where starts_with(key, 'paper_read:')`)
    expect(counts.map(({ key }) => key)).toContain(`paper_read:${other.orderId}`)
  })

  test("is written by itself when the order is packed, and its sums are the order's to the paisa", async () => {
    const { at, orderId } = await placed({ state: "Delhi" })
    expect(await papersOf(at, orderId)).toEqual([])
    expect((await invoiceOf(at, { orderId })).status).toBe(404)
    await packed(owner, orderId)
    const row = await afterWork("the invoice is written by itself", async () => {
      const [found] = await sql<{ facts: { total: Record<string, number>; lines: Record<string, number>[] } }>(
        `select facts from paper where order_id = $1 and kind = 'invoice'`,
        [orderId],
      )
      return found
    })
    const order = await wholeOf(owner, orderId)
    const { total, lines } = row.facts
    expect(total.paidPaise).toBe(inPaise(order.totalRupees))
    expect(total.igstPaise).toBe(inPaise(order.tax!.total.igstRupees))
    expect(total.taxablePaise).toBe(inPaise(order.tax!.total.taxableRupees))
    expect(total.taxablePaise! + total.igstPaise!).toBe(total.paidPaise)
    expect(lines.reduce((sum, line) => sum + line.paidPaise!, 0)).toBe(total.paidPaise)
    const { bytes, headers } = await invoiceOf(at, { orderId })
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual(["application/pdf", "no-store"])
    const [page] = await pagesOf(bytes)
    const [paper] = await papersOf(at, orderId)
    for (const words of ["Tax invoice", paper!.number, order.orderNumber, order.tax!.sellerGstin, "Delhi (07)", "IGST"])
      expect(page).toContain(words)
  })

  test("has a number of 16 characters, consecutive without a gap, even when thirty orders are invoiced at the same moment, each twice", async () => {
    const { orderId } = await placed()
    // Thirty counter orders, packed at the same moment.
    const orders = await sql<{ order_id: string }>(
      `insert into order_state (order_id, number, attempt_id, code, session_id, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, papers_due_at)
       select order_id || '-' || n, 900000 + n, attempt_id || '-' || n, 3, session_id, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, now() + interval '1 hour'
         from order_state, generate_series(1, 30) n where order_id = $1 returning order_id`,
      [orderId],
    )
    const ids = orders.map((order) => order.order_id)
    await sql(`insert into order_state_log (order_id, code, by) select id, 3, 'Staff' from unnest($1::text[]) id`, [
      ids,
    ])
    // They were never paid: audits in other files would miss their money.
    onTestFinished(async () => {
      for (const table of ["order_state_log", "order_state"])
        await sql(`delete from ${table} where order_id = any($1)`, [ids])
    })
    const all = await Promise.all([...ids, ...ids].map((id) => owner.call(paperCalls.all, { orderId: id })))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    const numbers = all.map(({ body }) => body.data.map(({ number }) => number).join())
    expect(numbers.slice(30)).toEqual(numbers.slice(0, 30))
    const counts = [...new Set(numbers)]
      .map((number) => Number(number.slice(-SERIES.digits)))
      .sort((one, other) => one - other)
    expect(counts).toEqual(Array.from({ length: 30 }, (_, at) => counts[0]! + at))
    for (const number of numbers) expect(number).toMatch(SERIES.pattern)
    const series = await sql<{ last: number; count: number; most: number }>(
      `select s.last, count(p.*)::int as count, max(p.number) as most
         from paper_series s join paper p on p.kind = s.kind and p.year = s.year group by s.kind, s.year, s.last`,
    )
    for (const { last, count, most } of series) expect([count, most]).toEqual([last, last])
  })

  test("is the same file today and later, whatever the shopkeeper changes; and the database lets no one change it", async () => {
    const { at, orderId } = await placed({ name: "गुरप्रीत सिंह" })
    await packed(owner, orderId)
    const first = await invoiceOf(at, { orderId })
    await sql(
      `update order_state set customer_name = 'Somebody Else', details = jsonb_set(details, '{contact,name}', '"Else"') where order_id = $1`,
      [orderId],
    )
    const again = await invoiceOf(at, { orderId })
    expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true)
    await expect(sql(`update paper set number = 99999 where order_id = $1`, [orderId])).rejects.toThrow(/never changed/)
    await expect(sql(`delete from paper where order_id = $1`, [orderId])).rejects.toThrow(/never changed/)
  })

  test("is shown to its buyer, to the holder of the mail's key and to staff; a stranger, or only an order's number, gets nothing", async () => {
    const email = anEmail()
    const { at, orderId } = await placed({ email })
    await packed(owner, orderId)
    const key = await keyOf(email)
    const { orderNumber } = await wholeOf(owner, orderId)
    expect((await invoiceOf(at, { orderId })).status).toBe(200)
    expect((await invoiceOf(browser(), { orderId, key })).status).toBe(200)
    expect((await invoiceOf(await signInAs("packer"), { orderId: orderNumber })).status).toBe(200)
    for (const ask of [{ orderId }, { orderId: orderNumber }, { orderId: "order_01ABSENT" }])
      expect((await invoiceOf(browser(), ask)).status).toBe(404)
    expect((await invoiceOf(browser(), { orderId, key: `${key}x` })).status).toBe(410)
    expect((await browser().call(paperCalls.all, { orderId })).status).toBe(404)
  })

  test("is written even when a worker looks for due invoices while the order is being packed", async () => {
    const { orderId } = await placed()
    // A refund webhook: something is due before the order is packed.
    await sql(`update order_state set papers_due_at = now() + interval '1 hour' where order_id = $1`, [orderId])
    const asked = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`update order_state set code = 3, papers_due_at = now() + interval '1 hour' where order_id = $1`, [
        orderId,
      ])
      await ask(`insert into order_state_log (order_id, code, by) values ($1, 3, 'Staff')`, [orderId])
      const looking = owner.call(paperCalls.all, { orderId })
      await someoneWaits("order_state")
      return { looking }
    })
    expect((await asked.looking).body.data.map(({ kind }) => kind)).toEqual(["invoice"])
  })

  test("is not written for an order that is cancelled before it is packed", async () => {
    const { orderId } = await placed()
    await owner.call(orderCalls.update, { orderId, status: 10, reason: "Out of cloth" })
    await afterWork("the money is back", async () => (await wholeOf(owner, orderId)).paymentStatus === "refunded")
    expect(await papersOf(owner, orderId)).toEqual([])
  })

  test("has CGST and SGST in equal halves for a local sale", async () => {
    const { at, orderId } = await placed({ deliveryMethod: "pickup" })
    await packed(owner, orderId, 7)
    const [page] = await pagesOf((await invoiceOf(at, { orderId })).bytes)
    expect(page).toContain("CGST")
    expect(page).toContain("Collected at the shop")
    const order = await wholeOf(owner, orderId)
    expect(order.tax!.total.cgstRupees).toBe(order.tax!.total.sgstRupees)
  })
})

describe("papers for staff", () => {
  const print = (at: Browser, body: object) => fileOf(at, paperCalls.print.path, body)

  test("are one file for many orders: invoices and packing slips of all, job cards of made-to-measure pieces", async () => {
    const first = await placed()
    const second = await placed({ custom: true })
    const orderIds = [first.orderId, second.orderId]
    for (const orderId of orderIds) await packed(owner, orderId)
    await owner.call(orderEditCalls.addNote, { orderId: second.orderId, text: "Wants a softer collar" })
    const packer = await signInAs("packer")
    const pages = async (kind: string) => {
      const { status, bytes } = await print(packer, { kinds: [kind], of: { orderIds } })
      expect(status).toBe(200)
      return pagesOf(bytes)
    }
    expect(await pages("invoice")).toHaveLength(2)
    const slips = await pages("packingSlip")
    expect(slips.map((page) => page.includes("2 pieces"))).toEqual([true, true])
    const cards = await pages("jobCard")
    expect(cards).toHaveLength(2)
    expect(cards[0]).toContain("15½")
    expect(cards[1]).toContain("Leg length")
    for (const card of cards) expect(card).toContain("Wants a softer collar")
    for (const card of cards) expect(card).toContain((await wholeOf(owner, second.orderId)).orderNumber)
  })

  test("have a present's note on the slip in the parcel, without a price; a note that is too long is refused", async () => {
    const giftNote = "Happy birthday, Papa"
    const at = await aGuest({ contact: { giftNote } })
    const orderId = await buys(at, await aBag([{ slug: "classic-white-formal-shirt", size: upperBody }]))
    await packed(owner, orderId)
    const [slip] = await pagesOf((await print(owner, printOf("packingSlip", orderId))).bytes)
    expect(slip).toContain(giftNote)
    expect(slip).not.toMatch(/₹/)
    const whole = await wholeOf(owner, orderId)
    expect([whole.giftNote, (await wholeOf(at, orderId)).giftNote]).toEqual([giftNote, giftNote])
    const stranger = await browser().call(orderCalls.single, { orderId: whole.orderNumber, phone: whole.phone })
    expect(stranger.body.data).toMatchObject({ masked: true, giftNote: "" })
    const contact = aContact({ giftNote: "x".repeat(GIFT.maxNote + 1) })
    expect((await at.call(checkoutCalls.guest, { contact })).status).toBe(400)
  })

  test("have an address label each for a label printer, or four on a sheet; collected orders have none, and a tailor prints none", async () => {
    const sent = await Promise.all([placed(), placed()])
    const collected = await placed({ deliveryMethod: "pickup" })
    const orderIds = [...sent, collected].map(({ orderId }) => orderId)
    const pages = async (kind: PaperKind) => pagesOf((await print(owner, printOf(kind, ...orderIds))).bytes)
    const orders = await Promise.all(sent.map(({ orderId }) => wholeOf(owner, orderId)))
    const rolls = await pages("addressLabel")
    expect(rolls).toHaveLength(2)
    for (const [at, { orderNumber, address }] of orders.entries())
      for (const words of [orderNumber, address!.name, address!.city, address!.pincode, `+91 ${address!.phone}`])
        expect(rolls[at]).toContain(words)
    const [sheet, ...more] = await pages("addressLabelA4")
    expect(more).toEqual([])
    for (const { orderNumber } of orders) expect(sheet).toContain(orderNumber)
    expect((await print(owner, printOf("addressLabel", collected.orderId))).status).toBe(409)
    const tailor = await signInAs("tailor")
    expect((await print(tailor, printOf("addressLabel", ...orderIds))).status).toBe(403)
  })

  test("have several kinds in one file, in the order of the list, with shared label sheets at its end", async () => {
    const email = anEmail()
    const [plain, made] = [await placed({ email }), await placed({ email, custom: true })]
    for (const { orderId } of [plain, made]) await packed(owner, orderId)
    const [first, second] = [await wholeOf(owner, made.orderId), await wholeOf(owner, plain.orderId)]
    const kinds: PaperKind[] = ["addressLabelA4", "invoice", "jobCard", "packingSlip"]
    const titles = { packingSlip: "Packing slip", jobCard: "Job card", invoice: "Tax invoice" }
    const expected = [
      [first.orderNumber, titles.packingSlip],
      [first.orderNumber, titles.jobCard],
      [first.orderNumber, titles.jobCard],
      [first.orderNumber, titles.invoice],
      [second.orderNumber, titles.packingSlip],
      [second.orderNumber, titles.invoice],
    ]
    // The list has the newest order first; by its filters the same papers are printed as by the orders' ids.
    const { body } = await owner.call(manyOrderCalls.matching, { search: email })
    const { upTo, parts } = body.data
    const [part] = parts
    const byFilters = { part: { ...part!, upTo, filters: { search: email } } }
    for (const of of [{ orderIds: [made.orderId, plain.orderId] }, byFilters]) {
      const { status, bytes } = await print(owner, { kinds, of })
      expect(status).toBe(200)
      const pages = await pagesOf(bytes)
      const labels = pages.pop()!
      expect(pages).toHaveLength(expected.length)
      for (const [at, words] of expected.entries()) for (const word of words) expect(pages[at]).toContain(word)
      for (const { orderNumber } of [first, second]) expect(labels).toContain(orderNumber)
    }
  })

  test("are refused to shoppers, and beyond a hundred orders; a reply says where no order has such a paper", async () => {
    const { at, orderId } = await placed()
    expect((await print(at, printOf("packingSlip", orderId))).status).toBe(401)
    const many = Array.from({ length: PAPER_PRINT.orders + 1 }, () => orderId)
    expect((await print(owner, printOf("packingSlip", ...many))).status).toBe(400)
    expect((await print(owner, printOf("invoice", orderId))).status).toBe(409)
    expect((await print(owner, printOf("jobCard", orderId, "absent"))).status).toBe(409)
  })
})
