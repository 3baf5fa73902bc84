import type { BodyOf } from "@silai/contracts/call"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { PAPER_PRINT, SERIES } from "@silai/contracts/papers/limits"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { mails, refundByHand } from "../../rig/gateway"
import { heardOf, untilAllIsSent } from "../../rig/heard"
import { whileHeld } from "../../rig/held"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { pagesOf } from "../../rig/pdf"
import { asked, delivered, taken } from "../../rig/returns"
import { aBag, aGuest, buys, lowerBody, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "S"] as const
const trousers = "black-aura-formal-trousers"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

type Wish = {
  email?: string
  state?: "Punjab" | "Delhi"
  custom?: boolean
  deliveryMethod?: "home" | "pickup"
  name?: string
}
async function placed({
  email = anEmail(),
  state = "Punjab",
  custom = false,
  deliveryMethod = "home",
  name,
}: Wish = {}) {
  await setStock(slug, size, 6)
  const where = state === "Delhi" ? { city: "New Delhi", state, pincode: "110001" } : {}
  const person = name ? { name } : {}
  const at = await aGuest({ deliveryMethod, contact: { email, ...person }, address: { ...where, ...person } })
  const wishes = custom
    ? [
        { slug, size: upperBody },
        { slug: trousers, size: lowerBody },
      ]
    : [{ slug, size, quantity: 2 }]
  return { at, orderId: await buys(at, await aBag(wishes)) }
}
async function packed(orderId: string, ready = 3) {
  for (const status of [1, ready]) {
    const { body, status: code } = await owner.call(orderCalls.update, { orderId, status })
    if (code !== 200) throw new Error(`${status}: ${body.message}`)
  }
}
async function file(at: Browser, path: string, body: object) {
  const response = await at.send(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const invoiceOf = (at: Browser, body: BodyOf<typeof paperCalls.invoice>) => file(at, paperCalls.invoice.path, body)
const papersOf = async (at: Browser, orderId: string) => (await at.call(paperCalls.all, { orderId })).body.data
const wholeOf = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data
const keyOf = async (email: string) => {
  const [mail] = await eventually("the order's mail", async () => {
    const found = (await mails()).filter(({ to }) => to.includes(email))
    return found.length > 0 && found
  })
  return /#key=(\S+)/.exec(mail!.text)![1]!
}
const inPaise = (rupees: number) => Math.round(rupees * 100)

describe("the tax invoice", () => {
  test("is written when the order is packed, by itself, and its sums are the order's to the paisa", async () => {
    const { at, orderId } = await placed({ state: "Delhi" })
    expect(await papersOf(at, orderId)).toEqual([])
    expect((await invoiceOf(at, { orderId })).status).toBe(404)
    await packed(orderId)
    const row = await eventually("the invoice is written without anybody asking", async () => {
      const [found] = await sql<{ facts: { total: Record<string, number>; lines: Record<string, number>[] } }>(
        `select facts from paper where order_id = $1 and kind = 'invoice'`,
        [orderId],
      )
      return found
    })
    const order = await wholeOf(orderId)
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

  test("has a number of 16 characters, consecutive without a gap, also when those of thirty orders are asked for at the same moment, each twice", async () => {
    const { orderId } = await placed()
    // Thirty orders of the desk, packed at the same moment.
    const orders = await sql<{ order_id: string }>(
      `insert into order_state (order_id, number, attempt_id, code, session_id, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, papers_due_at)
       select order_id || '-' || n, 900000 + n, attempt_id || '-' || n, 3, session_id, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, now() + interval '1 hour'
         from order_state, generate_series(1, 30) n where order_id = $1 returning order_id`,
      [orderId],
    )
    const ids = orders.map((order) => order.order_id)
    await sql(`insert into order_state_log (order_id, code, by) select id, 3, 'Somebody' from unnest($1::text[]) id`, [
      ids,
    ])
    // They were never paid: the audits of other files would miss their money.
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

  test("is the same file today and later, whatever the shopkeeper changes; and the database lets nobody change it", async () => {
    const { at, orderId } = await placed({ name: "गुरप्रीत सिंह" })
    await packed(orderId)
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

  test("is shown to its buyer, to who has the mail's key and to the shop; a stranger, and an order's number alone, get nothing", async () => {
    const email = anEmail()
    const { at, orderId } = await placed({ email })
    await packed(orderId)
    const key = await keyOf(email)
    const { orderNumber } = await wholeOf(orderId)
    expect((await invoiceOf(at, { orderId })).status).toBe(200)
    expect((await invoiceOf(browser(), { orderId, key })).status).toBe(200)
    expect((await invoiceOf(await signInAs("packer"), { orderId: orderNumber })).status).toBe(200)
    for (const ask of [{ orderId }, { orderId: orderNumber }, { orderId: "order_01ABSENT" }])
      expect((await invoiceOf(browser(), ask)).status).toBe(404)
    expect((await invoiceOf(browser(), { orderId, key: `${key}x` })).status).toBe(410)
    expect((await browser().call(paperCalls.all, { orderId })).status).toBe(404)
  })

  test("is written also when somebody looks for what is due at the moment in which the order is packed", async () => {
    const { orderId } = await placed()
    // News of a refund: something is due before it is packed.
    await sql(`update order_state set papers_due_at = now() + interval '1 hour' where order_id = $1`, [orderId])
    const asked = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`update order_state set code = 3, papers_due_at = now() + interval '1 hour' where order_id = $1`, [
        orderId,
      ])
      await ask(`insert into order_state_log (order_id, code, by) values ($1, 3, 'Somebody')`, [orderId])
      const looking = owner.call(paperCalls.all, { orderId })
      await someoneWaits("order_state")
      return { looking }
    })
    expect((await asked.looking).body.data.map(({ kind }) => kind)).toEqual(["invoice"])
  })

  test("is not written for an order that is cancelled before it is packed", async () => {
    const { orderId } = await placed()
    await owner.call(orderCalls.update, { orderId, status: 10, reason: "Out of cloth" })
    await eventually("the money is back", async () => (await wholeOf(orderId)).paymentStatus === "refunded")
    expect(await papersOf(owner, orderId)).toEqual([])
  })

  test("of a local sale has CGST and SGST in equal halves", async () => {
    const { at, orderId } = await placed({ deliveryMethod: "pickup" })
    await packed(orderId, 7)
    const [page] = await pagesOf((await invoiceOf(at, { orderId })).bytes)
    expect(page).toContain("CGST")
    expect(page).toContain("Collected at the shop")
    const order = await wholeOf(orderId)
    expect(order.tax!.total.cgstRupees).toBe(order.tax!.total.sgstRupees)
  })
})

describe("the credit note", () => {
  const paymentOf = async (orderId: string) => (await wholeOf(orderId)).payment!.gatewayPaymentId
  type Noted = {
    total: Record<string, number>
    refund: { id: string }
    lines: { place: number | null; quantity: number }[]
  }
  const notesOf = async (orderId: string, count: number) =>
    eventually(`${count} credit notes`, async () => {
      const notes = await sql<{ number: number; facts: Noted }>(
        `select number, facts from paper where order_id = $1 and kind = 'creditNote' order by number`,
        [orderId],
      )
      return notes.length === count && notes
    })

  test("follows each refund of an invoiced order by itself, once, and all of them add up to the invoice tax by tax", async () => {
    const { at, orderId } = await placed()
    await packed(orderId)
    const payment = await paymentOf(orderId)
    for (const [place, paise] of [333_33, 1_00, 79_999].entries()) {
      await refundByHand(payment, paise)
      await notesOf(orderId, place + 1)
    }
    const invoice = (
      await sql<{ facts: { total: Record<string, number> } }>(
        `select facts from paper where order_id = $1 and kind = 'invoice'`,
        [orderId],
      )
    )[0]!.facts.total
    await refundByHand(payment, invoice.paidPaise! - 333_33 - 1_00 - 79_999)
    const notes = await notesOf(orderId, 4)
    for (const key of Object.keys(invoice))
      expect(
        notes.reduce((sum, { facts }) => sum + facts.total[key]!, 0),
        key,
      ).toBe(invoice[key])
    const papers = await papersOf(at, orderId)
    expect(papers.map(({ kind }) => kind)).toEqual(["invoice", ...notes.map(() => "creditNote")])
    const { status, bytes } = await file(at, paperCalls.creditNote.path, { orderId, number: papers[1]!.number })
    expect(status).toBe(200)
    const [page] = await pagesOf(bytes)
    for (const words of ["Credit note", papers[1]!.number, papers[0]!.number, "₹333.33"]) expect(page).toContain(words)
    expect((await file(browser(), paperCalls.creditNote.path, { orderId, number: papers[1]!.number })).status).toBe(404)
    // Another order's number is no door to it.
    const other = await placed()
    expect(
      (await file(other.at, paperCalls.creditNote.path, { orderId: other.orderId, number: papers[1]!.number })).status,
    ).toBe(404)
  })

  test("of a return names the piece that came back, and what is kept as the fee is no part of it", async () => {
    const had = await delivered(owner)
    const request = await asked(had, "return")
    await taken(owner, request._id, "approved", "pickedUp", "received", "refunded")
    const facts = (await notesOf(had.orderId, 1))[0]!.facts
    expect(facts.lines.map(({ place, quantity }) => [place, quantity])).toEqual([[0, 1]])
    expect([facts.total.paidPaise, inPaise(request.refundRupees)]).toEqual([699_00, 699_00])
    await untilAllIsSent()
    const issued = (await heardOf(had.orderId)).filter(({ name }) => name === "silai.paper.issued")
    expect(issued.map(({ data }) => data.kind).toSorted()).toEqual(["creditNote", "invoice"])
  })

  test("is written for an order that is cancelled after it was packed", async () => {
    const { orderId } = await placed()
    await packed(orderId)
    await owner.call(orderCalls.update, { orderId, status: 10, reason: "Torn while packing" })
    const [note] = await notesOf(orderId, 1)
    expect(note!.facts.total.paidPaise).toBe(inPaise((await wholeOf(orderId)).totalRupees))
  })
})

describe("what the shop prints", () => {
  const print = (at: Browser, body: object) => file(at, paperCalls.print.path, body)

  test("is one file for many orders: invoices and packing slips of all, job cards of what is cut", async () => {
    const first = await placed()
    const second = await placed({ custom: true })
    const orderIds = [first.orderId, second.orderId]
    for (const orderId of orderIds) await packed(orderId)
    await owner.call(orderEditCalls.addNote, { orderId: second.orderId, text: "Wants a softer collar" })
    const packer = await signInAs("packer")
    const pages = async (kind: string) => {
      const { status, bytes } = await print(packer, { kind, orderIds })
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
    for (const card of cards) expect(card).toContain((await wholeOf(second.orderId)).orderNumber)
  })

  test("is refused to shoppers, and beyond a hundred orders; where no order has such a paper that is said", async () => {
    const { at, orderId } = await placed()
    expect((await print(at, { kind: "packingSlip", orderIds: [orderId] })).status).toBe(401)
    const many = Array.from({ length: PAPER_PRINT.orders + 1 }, () => orderId)
    expect((await print(owner, { kind: "packingSlip", orderIds: many })).status).toBe(400)
    expect((await print(owner, { kind: "invoice", orderIds: [orderId] })).status).toBe(409)
    expect((await print(owner, { kind: "jobCard", orderIds: [orderId, "absent"] })).status).toBe(409)
  })
})

describe("a month's tax", () => {
  const month = new Intl.DateTimeFormat("en-CA", {
    timeZone: "Asia/Kolkata",
    year: "numeric",
    month: "2-digit",
  }).format(new Date())

  test("adds up to the invoices less the credit notes, by rate, HSN and place, and as files", async () => {
    const { body } = await owner.call(paperCalls.report, { month })
    const { documents, rates, hsn, places } = body.data
    const sum = (all: { totalRupees: number; taxableRupees: number }[], key: "totalRupees" | "taxableRupees") =>
      all.reduce((paise, one) => paise + inPaise(one[key]), 0)
    const [invoices, notes] = ["invoice", "creditNote"].map((kind) => documents.find((one) => one.kind === kind)!)
    for (const key of ["totalRupees", "taxableRupees"] as const) {
      const net = inPaise(invoices![key]) - inPaise(notes![key])
      expect([sum(rates, key), sum(hsn, key), sum(places, key)]).toEqual([net, net, net])
    }
    expect(places.map(({ placeOfSupply }) => placeOfSupply)).toContain("07")
    for (const what of ["documents", "hsn", "places", "refunds"]) {
      const { status, headers, bytes } = await file(owner, paperCalls.export.path, { month, what })
      expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
      expect(new TextDecoder().decode(bytes).split("\r\n").length).toBeGreaterThan(2)
    }
  })

  test("is for those who keep the books: not for the packer", async () => {
    expect((await (await signInAs("packer")).call(paperCalls.report, { month })).status).toBe(403)
    expect((await owner.call(paperCalls.report, { month: "2026-13" })).status).toBe(400)
  })
})
