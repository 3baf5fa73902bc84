/** An edited, unsaved number of a size. `seen`: the stock shown at that time. */
export type Pending = { variantId: string; size: string; seen: number; to: number }
export type Drafts = Readonly<Record<string, Pending>>
/** `past`: the drafts before each step, latest last. */
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
const isSame = (one: Pending | undefined, other: Pending | undefined) =>
  one?.to === other?.to && one?.seen === other?.seen

/** Records typed or pasted numbers as one step. The current stock is not a change. */
export function put(state: DraftState, ...wanted: readonly Pending[]): DraftState {
  let next = state.now
  for (const pending of wanted) {
    const key = keyOf(pending.variantId, pending.size)
    const after = pending.to === pending.seen ? undefined : pending
    if (!isSame(next[key], after)) next = { ...without(next, [key]), ...(after && { [key]: after }) }
  }
  return next === state.now ? state : step(state, next)
}

/** One step back; nothing at the start. */
export const undo = ({ now, past }: DraftState): DraftState => ({ now: past.at(-1) ?? now, past: past.slice(0, -1) })

/** Discards these numbers, or all of them, as a step that can be undone. */
export const drop = (state: DraftState, keys = Object.keys(state.now)): DraftState =>
  keys.length ? step(state, without(state.now, keys)) : state

/** Brings dropped numbers back; what was typed since stays. */
export const restore = (state: DraftState, dropped: Drafts): DraftState => step(state, { ...dropped, ...state.now })

/** Removes saved ones. Undoing past this would save them twice, so the undo history is cleared. */
export const forget = ({ now }: DraftState, keys: readonly string[]): DraftState => ({
  now: without(now, keys),
  past: [],
})

/** Keeps the typed numbers, now relative to the stock that the server just reported. */
export function rebase(state: DraftState, stocked: Readonly<Record<string, number>>): DraftState {
  const moved = Object.entries(state.now).map(
    ([key, one]) => [key, stocked[key] === undefined ? one : { ...one, seen: stocked[key] }] as const,
  )
  return step(state, Object.fromEntries(moved.filter(([, one]) => one.to !== one.seen)))
}
