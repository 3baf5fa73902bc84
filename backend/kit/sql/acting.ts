import { AsyncLocalStorage } from "node:async_hooks"

/** The staff member who is acting, and the call. */
export type Actor = { id: string; name: string; call: string }

const acting = new AsyncLocalStorage<Actor>()

/** Everything that `work` writes is this person's act: each transaction in it records that for the log of acts. */
export const actAs = <T>(actor: Actor, work: () => Promise<T>): Promise<T> => acting.run(actor, work)

/** Null for a shopper, a worker, the engine. */
export const actorNow = (): Actor | null => acting.getStore() ?? null
