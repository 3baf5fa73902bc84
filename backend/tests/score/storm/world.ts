import type { Call, ReplyOf } from "@silai/contracts/call"
import type { Answer, Browser } from "../../rig/browser"
import type { MadeCoupon } from "../../rig/coupon"
import type { Customer } from "../../rig/customer"
import type { RunningShop } from "../../rig/shop"
import type { aBag } from "../../rig/shopper"
import { type Dice, openDice } from "./dice"
import { Notes } from "./notes"

type Line = Awaited<ReturnType<typeof aBag>>[number]
/** An order and its buyer's browser. */
export type Bought = { orderId: string; at: Browser }

/** The storm's scene: the shop, its people, and what they know of each other. */
export type World = {
  shop: RunningShop
  notes: Notes
  /** Scarce sizes of several colourways. */
  lines: Line[]
  coupons: MadeCoupon[]
  customers: Customer[]
  /** Gmail names of people who write them in several ways. */
  mailboxes: string[]
  bought: Bought[]
  isOver: () => boolean
  /** Calls whose reply is awaited, by path, so that a kill can hit the middle of one. */
  underWay: Map<string, number>
}

export type Actor = { name: string; world: World; dice: Dice; at: Browser }

export const openWorld = (shop: RunningShop): World => ({
  shop,
  notes: new Notes(),
  lines: [],
  coupons: [],
  customers: [],
  mailboxes: [],
  bought: [],
  isOver: () => false,
  underWay: new Map<string, number>(),
})

/** Makes a call as this actor and notes the answer; null when there was none. */
export async function call<C extends Call>(
  { world, name }: Pick<Actor, "world" | "name">,
  at: Browser,
  one: C,
  body: unknown = {},
): Promise<Answer<ReplyOf<C>> | null> {
  const { notes, underWay } = world
  const path = one.path
  const started = Date.now()
  underWay.set(path, (underWay.get(path) ?? 0) + 1)
  const answer = await at.call(one, body).catch(() => null)
  const ended = Date.now()
  underWay.set(path, underWay.get(path)! - 1)
  const { code = "", message = "" } = answer?.body ?? {}
  // Real callers do not retry without pause.
  if (!answer) await rest(500)
  notes.replies.push({
    path,
    who: name,
    status: answer?.status ?? 0,
    code,
    message,
    started,
    ended,
    retryAfter: answer?.headers.get("retry-after") ?? null,
  })
  return answer
}

export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Does one thing after another until the storm is over. An error on the actor's side is a bug in the storm, and thrown. */
export async function repeatUntilOver(actor: Actor, act: (actor: Actor) => Promise<unknown>): Promise<void> {
  while (!actor.world.isOver()) {
    await act(actor)
    await rest(actor.dice.between(20, 200))
  }
}

export const anActor = (world: World, name: string, at: Browser, seed: number): Actor => ({
  world,
  name,
  at,
  dice: openDice(seed),
})
