import { log } from "@silai/kit/log"
import { NoAnswer, within } from "@silai/kit/within"

/** Why an attempt to use a service failed; `mayPass`: waiting can help. */
export type Fault = { cause: string; mayPass: boolean }

/** A service outside of this process, without which it does not start. */
export type Needed = {
  service: string
  /** Its address, without a user or a password. */
  place: string
  port: number
  /** Uses it once, for reading and writing. Rejects with an error of its driver, or after so long. */
  use(withinMs: number): Promise<void>
  /** The meaning of an error that only this service and its driver have; null for every other. */
  read(error: unknown): Fault | null
}

/** One service cannot be used. The message is one line, without secrets. */
export class Unusable extends Error {
  readonly facts: { service: string; place: string; cause: string }
  constructor({ service, place }: Needed, cause: string) {
    super(`${service} at ${place}: ${cause}`)
    this.facts = { service, place, cause }
  }
}

const ATTEMPT_MS = 5_000
const PAUSE_MS = 250

/** Waits until a service can be used, for `waitMs` at most, and only for what may pass. @throws Unusable */
async function untilUsable(needed: Needed, waitMs: number): Promise<void> {
  const until = Date.now() + waitMs
  let logged = ""
  for (;;) {
    try {
      // Whatever its driver does.
      return await within(ATTEMPT_MS + 1_000, needed.use(ATTEMPT_MS), network.ETIMEDOUT!.cause)
    } catch (error) {
      const { cause, mayPass } = needed.read(error) ?? networkFault(error) ?? { cause: oneLine(error), mayPass: true }
      if (!mayPass || Date.now() + PAUSE_MS >= until) throw new Unusable(needed, cause)
      if (cause !== logged) log("warn", "waiting", { service: needed.service, place: needed.place, cause })
      logged = cause
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** @throws Unusable for the first service that cannot be used */
export const untilAllUsable = async (all: readonly Needed[], waitMs: number): Promise<void> =>
  void (await Promise.all(all.map((one) => untilUsable(one, waitMs))))

/** The error itself, and those that it was thrown for. */
function* chain(error: unknown): Generator<unknown> {
  for (let one = error, depth = 0; one && depth < 5; depth++) {
    yield one
    one = (one as { cause?: unknown }).cause
  }
}

/** A service that failed later, in the middle of the start. */
export function faultOf(error: unknown, all: readonly Needed[]): Unusable | null {
  if (error instanceof Unusable) return error
  for (const one of chain(error))
    for (const needed of all) {
      const isItsPort = (one as { port?: unknown }).port === needed.port
      const fault = needed.read(one) ?? (isItsPort ? networkFault(one) : null)
      if (fault) return new Unusable(needed, fault.cause)
    }
  return null
}

/** The first line of an error's message. */
export function oneLine(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  const text = String(message || code || error)
  return text.replace(/\n[^]*/, "").slice(0, 300)
}

const network: Record<string, Fault> = {
  ECONNREFUSED: { cause: "nothing accepts connections there (ECONNREFUSED)", mayPass: true },
  ENOTFOUND: { cause: "no host has this name (ENOTFOUND)", mayPass: true },
  EAI_AGAIN: { cause: "the name of its host cannot be looked up (EAI_AGAIN)", mayPass: true },
  EHOSTUNREACH: { cause: "no route leads there (EHOSTUNREACH)", mayPass: true },
  ENETUNREACH: { cause: "no route leads there (ENETUNREACH)", mayPass: true },
  ETIMEDOUT: { cause: `no answer within ${ATTEMPT_MS / 1000} seconds`, mayPass: true },
  ECONNRESET: { cause: "it closes the connection without an answer (ECONNRESET)", mayPass: true },
  EPIPE: { cause: "it closes the connection without an answer (EPIPE)", mayPass: true },
}

/** An error of the network, or of TLS; the same for each service. */
export function networkFault(error: unknown): Fault | null {
  const { code = "", errors } = (error ?? {}) as { code?: string; errors?: { code?: string }[] }
  // A name with several addresses fails with one error for each.
  const known = error instanceof NoAnswer ? network.ETIMEDOUT : (network[code] ?? network[errors?.[0]?.code ?? ""])
  if (known) return known
  if (code === "EPROTO" || /^ERR_SSL_/.test(code)) return { cause: "it does not speak TLS there", mayPass: false }
  if (/CERT|SIGNATURE|ALTNAME/.test(code))
    return {
      cause: `it does not prove its identity (${oneLine(error)}); the CA of its certificate belongs into NODE_EXTRA_CA_CERTS`,
      mayPass: false,
    }
  return null
}
