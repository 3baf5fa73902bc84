import { catalogueCalls, colourwayCalls, saleCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { couponCalls } from "@silai/contracts/coupon/calls"
import assert from "node:assert/strict"
import { randomInt } from "node:crypto"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Answer, Browser } from "../../rig/browser"
import { aPublished, change, counterRead } from "../../rig/colourway"
import { aCoupon, changeCoupon } from "../../rig/coupon"
import { faults, gatewayBook, pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { seeded, TEST_SEED } from "../../rig/seeded"
import { aBag, aGuest, askWith } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { workNow } from "../../rig/work"
import { audit } from "../../score/audit"

closeSqlAfterwards()

/** Changes that meet a purchase at the same moment, for each kind of change and each step. */
const OVERLAPS = Number(process.env.RACE_OVERLAPS ?? 14)
const LANES = 4

const { below } = seeded("price-race")
const oneOf = <T>(choices: readonly T[]): T => choices[below(choices.length)]!

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
afterEach(() => faults({ reset: true }))

const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
const aPiece = () => aPublished(owner, { sizes: [{ size: "M", stock: 900 }] })

/** The piece and the coupon of a change. `act` makes the change. */
type Prepared = { piece: Colourway; couponCode?: string; act: () => Promise<Answer<unknown>> }

const CHANGES = {
  async price(own): Promise<Prepared> {
    const now = await counterRead(owner, own._id)
    const price = oneOf([649, 699, 749, 849, 899].filter((one) => one !== now.price))
    return { piece: own, act: () => change(owner, now, { price }) }
  },
  async saleEnd(own): Promise<Prepared> {
    const { status, body } = await owner.call(saleCalls.plan, {
      name: `Race ${randomInt(1e9).toString(36)}`,
      rule: { percent: oneOf([50, 60, 70]) },
      scope: { variants: [own._id] },
      from: soon(-1_000),
      to: soon(86_400_000),
    })
    assert.equal(status, 200, body.message)
    const { _id: saleId, version } = body.data
    return { piece: own, act: () => owner.call(saleCalls.stop, { saleId, version }) }
  },
  async couponEnd(own): Promise<Prepared> {
    const coupon = await aCoupon({ percent: 20 })
    const ended = oneOf([{ state: "paused" as const }, { endsAt: soon(0) }, { percent: 5 }])
    return { piece: own, couponCode: coupon.code, act: () => changeCoupon(coupon, ended) }
  },
  async couponDeletion(own): Promise<Prepared> {
    const { _id, version, code } = await aCoupon({ percent: 20 })
    return { piece: own, couponCode: code, act: () => owner.call(couponCalls.adminDelete, { _id, version }) }
  },
  async pieceDeletion(): Promise<Prepared> {
    const piece = await aPiece()
    return { piece, act: () => owner.call(colourwayCalls.remove, { _id: piece._id }) }
  },
} satisfies Record<string, (own: Colourway) => Promise<Prepared>>
type Kind = keyof typeof CHANGES

/** A window of the gateway that the shop's reply opened, with the total that the shopper read in that reply. */
type Window = { razorpayOrderId: string; shownPaise: number }
type Round = { kind: Kind; windows: Window[]; paidWindow: Window; refusals: string[]; overlapped: boolean }

/** Starts both, one of them some short calls later. Returns the step's result, and whether both ran at the same moment. */
async function race<T>(step: () => Promise<T>, act: Prepared["act"], at: Browser): Promise<[T, boolean]> {
  const [stepWaits, changeWaits] = oneOf([[0, 0], [0, 0], [1, 0], [2, 0], [0, 1], [0, 2]] as const) // oxfmt-ignore
  const timed = async <R>(waits: number, run: () => Promise<R>) => {
    for (let n = 0; n < waits; n++) await at.call(checkoutCalls.pincode, { pincode: "141001" })
    const from = performance.now()
    const result = await run()
    return { result, from, to: performance.now() }
  }
  const [stepped, changed] = await Promise.all([timed(stepWaits, step), timed(changeWaits, act)])
  expect(changed.result.status, changed.result.body.message).toBe(200)
  return [stepped.result, stepped.from < changed.to && changed.from < stepped.to]
}

type Step = "hold" | "payment" | "placing"

/** A guest buys one piece, while the change is made at the given step. Without `windows`: they could not pay, and did not. */
async function buyWhile(
  step: Step,
  kind: Kind,
  own: Colourway,
): Promise<Round | { kind: Kind; refusals: string[]; overlapped: boolean }> {
  const { piece, couponCode, act } = await CHANGES[kind](own)
  const at = await aGuest()
  let items = await aBag([{ slug: piece.slug }], at)
  let code = couponCode
  const windows: Window[] = []
  const refusals: string[] = []
  const ask = async () => {
    const { status, body } = await askWith(at, { items, ...(code && { couponCode: code }) })
    if (status !== 200) {
      assert([409, 422].includes(status), `${kind}: ${status} ${body.message}`)
      refusals.push(String(body.code))
      return
    }
    const { razorpay, totals } = body.data
    const shownPaise = Math.round(totals.total * 100)
    assert.equal(totals.items, items[0].price, `${kind}: the price of the page`)
    assert.equal(razorpay.amount, shownPaise, kind)
    const again = windows.findIndex(({ razorpayOrderId }) => razorpayOrderId === razorpay.orderId)
    if (again >= 0) assert.equal(windows.splice(again, 1)[0]?.shownPaise, shownPaise, kind)
    windows.push({ razorpayOrderId: razorpay.orderId, shownPaise })
  }
  /** The shopper reads the page again and drops a coupon that was refused. */
  const rereadPrice = async () => {
    const { status, body } = await at.call(catalogueCalls.single, { variantIdOrSlug: piece.slug })
    if (status === 200) items = [{ ...items[0], price: body.data.price }]
    if (refusals.some((refusal) => refusal.startsWith("coupon."))) code = undefined
  }

  let overlapped = false
  if (step === "hold") {
    ;[, overlapped] = await race(ask, act, at)
    // The page still shows the price from before the change.
    await ask()
  } else await ask()
  if (!windows.length) {
    await rereadPrice()
    await ask()
  }
  if (!windows.length) return { kind, refusals, overlapped }
  const report = ({ handler }: Awaited<ReturnType<typeof pay>>) => at.call(checkoutCalls.verifyPayment, handler)
  const isTaken = ({ status, body }: Answer<unknown>) => expect(status, `${kind}: ${body.message}`).toBe(200)
  let paidWindow = windows.at(-1)!
  if (step === "payment") {
    const how = oneOf(["pays", "pays", "asks again", "pays the older window"] as const)
    if (how === "pays") {
      const [paid, met] = await race(() => pay(paidWindow.razorpayOrderId), act, at)
      overlapped = met
      isTaken(await report(paid))
    } else {
      ;[, overlapped] = await race(ask, act, at)
      await rereadPrice()
      await ask()
      paidWindow = how === "asks again" ? windows.at(-1)! : windows[0]!
      isTaken(await report(await pay(paidWindow.razorpayOrderId)))
    }
  } else {
    const paid = await pay(paidWindow.razorpayOrderId)
    if (step === "hold") isTaken(await report(paid))
    else {
      const [reported, met] = await race(() => report(paid), act, at)
      overlapped = met
      isTaken(reported)
    }
  }
  return { kind, windows, paidWindow, refusals, overlapped }
}

type Paid = {
  gateway_order_id: string
  status: string
  amount_paise: number
  order_id: string | null
  recorded: number | null
  engine: number | null
}
const paymentsOf = (ids: string[]) =>
  sql<Paid>(
    `select a.gateway_order_id, a.status, a.amount_paise::int, a.order_id, s.total_paise::int as recorded,
            round((m.totals ->> 'current_order_total')::numeric * 100)::int as engine
       from checkout_attempt a left join order_state s on s.order_id = a.order_id
       left join "order" o on o.id = a.order_id left join order_summary m on m.order_id = o.id and m.version = o.version
      where a.gateway_order_id = any($1)`,
    [ids],
  )

/** Every rupee that was charged is one that the shopper saw, and either an order at that sum or fully refunded. */
async function judge(rounds: Round[]): Promise<{ placed: number; refunded: number }> {
  await workNow()
  const book = await gatewayBook()
  const rows = await paymentsOf(rounds.flatMap(({ windows }) => windows.map(({ razorpayOrderId }) => razorpayOrderId)))
  const paid = new Map(rows.map((row) => [row.gateway_order_id, row]))
  const count = { placed: 0, refunded: 0 }
  for (const { kind, windows, paidWindow } of rounds) {
    const orders = []
    for (const { razorpayOrderId, shownPaise } of windows) {
      const row = paid.get(razorpayOrderId)
      const payments = book.payments.filter((one) => one.order_id === razorpayOrderId && one.captured)
      assert.deepEqual([kind, row?.amount_paise], [kind, shownPaise], `seed ${TEST_SEED}`)
      const isPaid = razorpayOrderId === paidWindow.razorpayOrderId
      assert.deepEqual(
        payments.map(({ amount }) => amount),
        isPaid ? [shownPaise] : [],
      )
      if (row?.status === "placed") {
        orders.push(row.order_id)
        const sums = [row.recorded, row.engine, payments[0]?.amount_refunded]
        assert.deepEqual([kind, ...sums], [kind, shownPaise, shownPaise, 0])
        count.placed++
      } else if (payments.length) {
        assert.deepEqual([kind, row?.status, payments[0]?.amount_refunded], [kind, "refunded", shownPaise])
        count.refunded++
      } else assert.deepEqual([kind, row?.order_id], [kind, null])
    }
    assert(orders.length <= 1, `${kind}: ${orders.length} orders`)
  }
  return count
}

describe("a price that changes", () => {
  for (const step of ["hold", "payment", "placing"] as const)
    it(
      `charges no shopper another sum than the one shown when it changes during the ${step}`,
      { timeout: 300_000 },
      async () => {
        // At the last step the report of the shopper's browser is the one that places the order.
        if (step === "placing") await faults({ reset: true, webhook: "drop" })
        const kinds = Object.keys(CHANGES) as Kind[]
        const left = kinds.flatMap((kind) => Array.from({ length: OVERLAPS }, () => kind))
        const rounds: Awaited<ReturnType<typeof buyWhile>>[] = []
        const mostRounds = left.length * 3
        const lane = async () => {
          const own = await aPiece()
          for (let kind = left.pop(); kind !== undefined; kind = left.pop()) {
            const round = await buyWhile(step, kind, own)
            rounds.push(round)
            // It did not happen during the step: another purchase is made for it.
            if (!round.overlapped && rounds.length < mostRounds) left.push(kind)
          }
        }
        await Promise.all(Array.from({ length: LANES }, lane))
        const paid = rounds.filter((round) => "windows" in round)
        const met = kinds.map((kind) => rounds.filter((round) => round.kind === kind && round.overlapped).length)
        const counted = await judge(paid)
        const refusals = rounds.flatMap((round) => round.refusals)
        const asked = [...new Set(refusals)].map((code) => `${code} ${refusals.filter((one) => one === code).length}`)
        console.info(
          `${step}: ${rounds.length} purchases, overlaps ${kinds.map((kind, n) => `${kind} ${met[n]}`).join(", ")}; placed ${counted.placed}, refunded ${counted.refunded}, not paid ${rounds.length - paid.length}; refusals ${asked.join(", ")}; seed ${TEST_SEED}`,
        )
        expect(met).toEqual(kinds.map(() => OVERLAPS))
        expect(await audit(sql)).toEqual({})
      },
    )
})
