import net from "node:net"
import { type Fault, type Needed, networkFault, oneLine } from "./needed"

/** How Redis begins its refusals. */
const meanings: [RegExp, string, boolean][] = [
  [/WRONGPASS|invalid password|invalid username-password/, "it refuses the user or the password", false],
  [/NOAUTH/, "it asks for a password, and REDIS_URL has none", false],
  [/NOPERM/, "it does not allow this user to read and write", false],
  [/DENIED/, "it is in protected mode, and answers its own machine only", false],
  [/max number of clients/, "it has no connection left", true],
  [/OOM/, "it is full", true],
  [/MISCONF/, "it cannot write to its disk", true],
  [/READONLY/, "it accepts no writes", true],
  [/LOADING/, "it is starting", true],
]

function read(error: unknown): Fault | null {
  const { name, message = "" } = (error ?? {}) as { name?: string; message?: string }
  const meaning = meanings.find(([words]) => words.test(message))
  if (meaning && (name === "ReplyError" || /ReplyError|Command queue/.test(message)))
    return { cause: meaning[1], mayPass: meaning[2] }
  if (name === "ReplyError") return { cause: `it fails (${oneLine(error)})`, mayPass: true }
  if (/Command timed out|connect ETIMEDOUT/.test(message)) return networkFault({ code: "ETIMEDOUT" })
  if (/Connection is closed/.test(message)) return networkFault({ code: "ECONNRESET" })
  return null
}

/**
 * Reads the answer of a Redis that closes each connection at once, as in protected mode. A driver sends its first command in the
 * same moment, and loses the answer.
 */
const firstAnswer = (host: string, port: number, withinMs: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: withinMs })
    let answer = ""
    socket.on("data", (chunk) => (answer += String(chunk)))
    for (const end of ["timeout", "error", "end"]) socket.on(end, () => (socket.destroy(), resolve(answer)))
  })

/** Redis, with room for a key. */
export function redisOf(url: string): Needed {
  const { protocol, hostname, port } = new URL(url)
  const reasonOf = async (error: unknown) => {
    const known = read(error) ?? networkFault(error)
    if (protocol !== "redis:" || (known && !/closes the connection/.test(known.cause))) return error
    const answer = await firstAnswer(hostname.replaceAll(/[[\]]/g, ""), Number(port || 6379), 500)
    return answer.startsWith("-") ? Object.assign(new Error(answer.slice(1)), { name: "ReplyError" }) : error
  }
  return {
    service: "Redis",
    port: Number(port || 6379),
    place: `${protocol}//${hostname}:${port || 6379}`,
    async use(withinMs) {
      const { Redis } = await import("ioredis")
      const redis = new Redis(url, {
        lazyConnect: true,
        connectTimeout: withinMs,
        commandTimeout: withinMs,
        maxRetriesPerRequest: 0,
        retryStrategy: () => null,
      })
      // The call that fails says only that the connection is closed; the reason comes as an event.
      let reason: unknown
      redis.on("error", (error) => (reason ??= error))
      try {
        await redis.connect()
        await redis.set("silai:start", "", "PX", 1_000)
      } catch (error) {
        throw await reasonOf(reason ?? error)
      } finally {
        redis.disconnect()
      }
    },
    read,
  }
}
