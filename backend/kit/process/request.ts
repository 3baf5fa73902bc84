import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"

/** The current request: every log line written during it names its id, and its statements are counted. */
export type RequestAtWork = {
  id: string
  /** Statements by their text, without values. */
  statements: Map<string, { times: number; ms: number }>
}

const atWork = new AsyncLocalStorage<RequestAtWork>()

/** The request on whose behalf this runs; undefined in a worker. */
export const requestAtWork = (): RequestAtWork | undefined => atWork.getStore()

export const asRequest = (request: RequestAtWork, run: () => void): void => atWork.run(request, run)

/** The id given by a server in front of this one, or a new one. */
export const requestIdOf = (given: unknown): string =>
  typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
