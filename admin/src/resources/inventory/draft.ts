import { INVENTORY } from "@silai/contracts/inventory/limits"

/** A size whose number was typed over and not saved yet. `seen`: what lay on the shelf then. */
export type Pending = { variantId: string; size: string; seen: number; to: number }
export type Drafts = Readonly<Record<string, Pending>>
/** `past`: the drafts as they were before each step, the latest last. */
export type DraftState = { now: Drafts; past: readonly Drafts[] }
export type Trouble = { message: string; stocked: number }

export const EMPTY: DraftState = { now: {}, past: [] }
const maxSteps = 100

export const keyOf = (variantId: string, size: string) => `${variantId} ${size}`

const step = ({ now, past }: DraftState, next: Drafts): DraftState => ({
  now: next,
  past: [...past, now].slice(-maxSteps),
})
const without = (drafts: Drafts, keys: readonly string[]): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => !keys.includes(key)))

/** A number was typed. What is there already is no change. */
export function put(state: DraftState, pending: Pending): DraftState {
  const key = keyOf(pending.variantId, pending.size)
  if (pending.to === pending.seen) return state.now[key] ? step(state, without(state.now, [key])) : state
  const before = state.now[key]
  if (before?.to === pending.to && before.seen === pending.seen) return state
  return step(state, { ...state.now, [key]: pending })
}

/** One step back; nothing happens at the beginning. */
export const undo = ({ now, past }: DraftState): DraftState =>
  past.length ? { now: past.at(-1)!, past: past.slice(0, -1) } : { now, past }

/** Some are saved, or given up. Going back to before that would save them twice, so there is no way back. */
export const forget = ({ now }: DraftState, keys: readonly string[]): DraftState => ({
  now: without(now, keys),
  past: [],
})

/** The typed numbers stay, now against what lies on the shelf by what the shop just said. */
export function rebase(state: DraftState, stocked: Readonly<Record<string, number>>): DraftState {
  const moved = Object.entries(state.now).map(
    ([key, one]) => [key, stocked[key] === undefined ? one : { ...one, seen: stocked[key] }] as const,
  )
  return step(state, Object.fromEntries(moved.filter(([, one]) => one.to !== one.seen)))
}

/** A typed number of pieces, or null for anything else. */
export function readCount(text: string): number | null {
  const written = text.trim().replaceAll(",", "")
  if (!/^\d{1,6}$/.test(written)) return null
  const count = Number(written)
  return count <= INVENTORY.maxStock ? count : null
}
