import { createMedusaContainer, Modules } from "@medusajs/framework/utils"
import { bagCalls } from "@silai/contracts/bag/calls"
import { categoryCalls } from "@silai/contracts/catalogue/category-calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { actWorkflow, run } from "@silai/kit/workflow"
import { expect, test } from "vitest"
import { change, counterRead } from "../rig/colourway"
import { aCustomer } from "../rig/customer"
import { useShop as turnTo } from "../rig/facts"
import { operatorsPlugins } from "../rig/operator"
import { signInAsOwner } from "../rig/owner"
import { openShop, type RunningShop } from "../rig/shop"
import { aBag, aGuest, buys } from "../rig/shopper"
import { closeSqlAfterwards } from "../rig/sql"
import { statementsOfPlacing } from "../rig/statements"
import { setStock } from "../rig/stock"
import { postmasterOf, statementsOf } from "./measure"
import { progress, say } from "./print"
import { present } from "@silai/contracts/present"

// `npm run bench saves`: the statements of an order that is placed, and for each kind of save its statements and milliseconds, in a shop
// without operators' plugins and in one whose plugins hook into all of them. It fails when a limit is broken. A busy machine
// raises the milliseconds of both sides; the difference is what counts.

/** The time that its workflow and hooks that write a row each may add to a save. */
const GAINS_AT_MOST_MS = 10
const PLACING_AT_MOST = 63
const [WARM, SAVES] = [15, 60]
const slug = "classic-white-formal-shirt"

closeSqlAfterwards()

type Save = { ms: number; statements: number }
type Ask = (at: number) => Promise<{ status: number; body: { message: string } }>

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** The saves; each changes something every time. */
async function saves(): Promise<Record<string, Ask>> {
  const owner = await signInAsOwner()
  let colourway = await counterRead(owner, slug)
  const named = { name: "Saved often", measurementType: "upperBody", sizeChart: null }
  const category = (await owner.call(categoryCalls.add, named)).body.data
  const { at: customer } = await aCustomer()
  const [line] = await aBag([{ slug, size: "M" }])
  const { body } = await customer.call(bagCalls.add, { variantId: line!.variantId, size: "M" })
  const { _id: lineId } = present(body.data.bagItems[0], "the line")
  return {
    "a colourway's text": async (at) => {
      const answer = await change(owner, colourway, { washCare: `Wash ${at}.` })
      colourway = answer.body.data
      return answer
    },
    "a category": (at) =>
      owner.call(categoryCalls.update, { categoryId: category._id, description: `Made ${at} times.` }),
    "a size's pieces": (at) =>
      owner.call(inventoryCalls.updateStock, {
        variants: [{ variantId: colourway._id, size: "S", reason: "counted", set: 3 + (at % 5) }],
      }),
    "a line of a bag": (at) => customer.call(bagCalls.update, { _id: lineId, quantity: 1 + (at % 2) }),
  }
}

/** The cost of each save in a shop with these plugins added, and the statements of an order placed there. */
async function measured(plugins: string): Promise<{ placing: number; saves: Record<string, Save> }> {
  let shop: RunningShop | undefined
  try {
    shop = await openShop({ EXTRA_PLUGINS: plugins })
    turnTo(shop.facts)
    await setStock(slug, "M", 9)
    progress(plugins ? "a shop with plugins that hook into everything" : "a shop without operators' plugins")
    const { log } = await postmasterOf()
    const { pid } = shop.backend()
    const found: Record<string, Save> = {}
    for (const [name, ask] of Object.entries(await saves())) {
      let asked = 0
      const once = async () => {
        const { status, body } = await ask(asked++)
        if (status !== 200) throw new Error(`${name} was refused: ${status} ${body.message}`)
        return 0
      }
      for (let at = 0; at < WARM; at++) await once()
      const ms: number[] = []
      for (let at = 0; at < SAVES; at++) {
        const started = performance.now()
        await once()
        ms.push(performance.now() - started)
      }
      found[name] = { ms: median(ms), statements: await statementsOf({ name, pid, ask: once }, log) }
    }
    const placing = await statementsOfPlacing(async () => buys(await aGuest(), await aBag([{ slug, size: "M" }])))
    return { placing: placing.length, saves: found }
  } finally {
    await shop?.close()
  }
}

/** Milliseconds that a workflow of one step adds to its step. */
async function ofWorkflow(isHooked: boolean): Promise<number> {
  const workflow = actWorkflow(`bench-${isHooked}`, { done: "benchDone", act: async () => ({ done: true }) })
  if (isHooked) {
    workflow.hooks.validate(async () => {})
    workflow.hooks.benchDone(async () => {})
  }
  const container = createMedusaContainer()
  const bus = { releaseGroupedEvents: async () => {}, clearGroupedEvents: async () => {} }
  container.register(Modules.EVENT_BUS, { resolve: () => bus } as never)
  const ms: number[] = []
  for (let at = 0; at < 400; at++) {
    const started = performance.now()
    await run(workflow, container, { at }, undefined)
    if (at >= 100) ms.push(performance.now() - started)
  }
  return median(ms)
}

test("keeps an order and a save within their limits, even where plugins hook into them", async () => {
  const [bare, hooked] = [await ofWorkflow(false), await ofWorkflow(true)]
  const [without, withPlugins] = [await measured(""), await measured(operatorsPlugins())]
  const verdicts = [
    say("ms that a workflow adds to its step", bare, `< ${GAINS_AT_MOST_MS}`, (ms) => ms < GAINS_AT_MOST_MS),
    say("ms of one with both hooks", hooked, `< ${GAINS_AT_MOST_MS}`, (ms) => ms < GAINS_AT_MOST_MS),
    ...[without, withPlugins].map(({ placing }) =>
      say("SQL statements of placing an order", placing, `≤ ${PLACING_AT_MOST}`, (count) => count <= PLACING_AT_MOST),
    ),
    ...Object.entries(without.saves).map(([name, { ms, statements }]) => {
      const theirs = withPlugins.saves[name]!
      const gain = theirs.ms - ms
      const figures = `${statements} statements, ${ms.toFixed(1)} ms; with hooks ${theirs.statements}, ${theirs.ms.toFixed(1)} ms`
      return say(`${name}: ${figures}; ms gained`, gain, `< ${GAINS_AT_MOST_MS}`, (more) => more < GAINS_AT_MOST_MS)
    }),
  ]
  expect(verdicts.every(Boolean)).toBe(true)
}, 900_000)
