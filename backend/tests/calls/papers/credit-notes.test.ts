import { orderCalls } from "@silai/contracts/order/calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { beforeAll, describe, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { refundByHand } from "../../rig/gateway"
import { eventsOf, untilAllIsSent } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { fileOf, inPaise, packed, papersOf, placed, wholeOf } from "../../rig/papers"
import { pagesOf } from "../../rig/pdf/text"
import { asked, delivered, taken } from "../../rig/returns"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

describe("the credit note", () => {
  const paymentOf = async (orderId: string) => (await wholeOf(owner, orderId)).payment!.gatewayPaymentId
  type Noted = {
    total: Record<string, number>
    refund: { id: string }
    lines: { place: number | null; quantity: number }[]
  }
  const notesOf = async (orderId: string, count: number) =>
    afterWork(`${count} credit notes`, async () => {
      const notes = await sql<{ number: number; facts: Noted }>(
        `select number, facts from paper where order_id = $1 and kind = 'creditNote' order by number`,
        [orderId],
      )
      return notes.length === count && notes
    })

  test("follows each refund of an invoiced order by itself, once; all of them add up to the invoice tax by tax", async () => {
    const { at, orderId } = await placed()
    await packed(owner, orderId)
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
    const { status, bytes } = await fileOf(at, paperCalls.creditNote.path, { orderId, number: papers[1]!.number })
    expect(status).toBe(200)
    const [page] = await pagesOf(bytes)
    for (const words of ["Credit note", papers[1]!.number, papers[0]!.number, "₹333.33"]) expect(page).toContain(words)
    expect((await fileOf(browser(), paperCalls.creditNote.path, { orderId, number: papers[1]!.number })).status).toBe(
      404,
    )
    // Another order's number gives no access to it.
    const other = await placed()
    expect(
      (await fileOf(other.at, paperCalls.creditNote.path, { orderId: other.orderId, number: papers[1]!.number }))
        .status,
    ).toBe(404)
  })

  test("names the returned piece, and does not include the fee that is kept", async () => {
    const had = await delivered(owner)
    const request = await asked(had, "return")
    await taken(owner, request._id, "approved", "pickedUp", "received", "refunded")
    const facts = (await notesOf(had.orderId, 1))[0]!.facts
    expect(facts.lines.map(({ place, quantity }) => [place, quantity])).toEqual([[0, 1]])
    expect([facts.total.paidPaise, inPaise(request.refundRupees)]).toEqual([699_00, 699_00])
    await untilAllIsSent()
    const issued = (await eventsOf(had.orderId)).filter(({ name }) => name === "silai.paper.issued")
    expect(issued.map(({ data }) => data.kind).toSorted()).toEqual(["creditNote", "invoice"])
  })

  test("is written for an order that is cancelled after it was packed", async () => {
    const { orderId } = await placed()
    await packed(owner, orderId)
    await owner.call(orderCalls.update, { orderId, status: 10, reason: "Torn while packing" })
    const [note] = await notesOf(orderId, 1)
    expect(note!.facts.total.paidPaise).toBe(inPaise((await wholeOf(owner, orderId)).totalRupees))
  })
})

describe("the tax of a month", () => {
  const month = new Intl.DateTimeFormat("en-CA", {
    timeZone: "Asia/Kolkata",
    year: "numeric",
    month: "2-digit",
  }).format(new Date())

  test("adds up to the invoices less the credit notes, by rate, HSN and place, and is exported", async () => {
    const { orderId } = await placed({ state: "Delhi" })
    await packed(owner, orderId)
    await papersOf(owner, orderId)
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
      const { status, headers, bytes } = await fileOf(owner, paperCalls.export.path, { month, what })
      expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
      expect(new TextDecoder().decode(bytes).split("\r\n").length).toBeGreaterThan(2)
    }
  })

  test("is for staff who keep the books, not for the packer", async () => {
    expect((await (await signInAs("packer")).call(paperCalls.report, { month })).status).toBe(403)
    expect((await owner.call(paperCalls.report, { month: "2026-13" })).status).toBe(400)
  })
})
