import { present } from "@silai/contracts/present"
import type { Logger } from "@medusajs/framework/types"
import { takeKeys } from "@silai/kit/keys"
import pg from "pg"

type Options = { connectionString: string; ssl?: object | boolean; max?: number }
/** The Locking module gives every provider its options, which list those of all. */
type ModuleOptions = { providers: { id: string; options: Options }[] }
type Keys = string | string[]

/** Keys that one transaction on one connection of ours holds. */
type Hold = {
  keys: Set<string>
  ownerId: string | null
  /** Aborted when the connection is lost, and with it the locks. */
  lost: AbortController
  timer?: NodeJS.Timeout
  free(): Promise<void>
}

const late = () => new Error("Timed-out acquiring lock.")
const notHad = (keys: readonly string[]) => new Error(`Failed to acquire lock for key "${keys}"`)
const listOf = (keys: Keys) => [...new Set([keys].flat())].sort()

/**
 * The locks of the engine's workflows, in the database: those of all processes and our own transactions exclude each other, and a
 * lock ends with its process. Each set of keys is a separate transaction on a separate connection, never of the engine's pool: a
 * waiter must not keep the connection that the key's holder needs.
 */
export class AdvisoryLocks {
  static identifier = "advisory"
  readonly #pool: pg.Pool
  /** The locks that `acquire` has taken, by key. */
  readonly #held = new Map<string, Hold>()
  /** The last in this process's queue for a key: a hot key takes one connection, not all of them. */
  readonly #turns = new Map<string, Promise<unknown>>()

  constructor({ logger }: { logger: Logger }, { providers }: ModuleOptions) {
    const own = providers.find(({ id }) => id === AdvisoryLocks.identifier)
    const { connectionString, ssl, max = 10 } = present(own, "the lock provider's options").options
    this.#pool = new pg.Pool({
      connectionString,
      ssl,
      max,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      allowExitOnIdle: true,
      application_name: "silai locks",
    })
    // An idle connection died: the next one is opened again.
    this.#pool.on("error", (error) => logger.warn(`locks: ${error.message}`))
  }

  /** Runs a job while it holds the keys. @throws Error "Timed-out acquiring lock." after `timeout` seconds, at least one */
  async execute<T>(
    keys: Keys,
    job: (signal?: AbortSignal) => Promise<T>,
    { timeout = 5 }: { timeout?: number } = {},
  ): Promise<T> {
    const all = listOf(keys)
    if (!all.length) return job()
    return this.#inTurn(all, Math.max(Number(timeout) || 1, 1), async (left) => {
      const hold = await this.#take(all, left, "pg_advisory_xact_lock")
      try {
        const result = await job(hold.lost.signal)
        hold.lost.signal.throwIfAborted()
        return result
      } finally {
        await hold.free()
      }
    })
  }

  /** Takes keys until they are released, or `expire` seconds are over. Never waits: the engine's step asks again. */
  async acquire(
    keys: Keys,
    { ownerId = null, expire }: { ownerId?: string | null; expire?: number } = {},
  ): Promise<void> {
    const all = listOf(keys)
    const taken = all.filter((key) => {
      const hold = this.#held.get(key)
      return hold && (ownerId === null || hold.ownerId !== ownerId)
    })
    if (taken.length) throw notHad(taken)
    const fresh = all.filter((key) => !this.#held.has(key))
    if (fresh.length) {
      const hold = await this.#take(fresh, 5, "pg_try_advisory_xact_lock")
      hold.ownerId = ownerId
      for (const key of fresh) this.#held.set(key, hold)
      hold.lost.signal.addEventListener("abort", () => void this.#drop(hold))
    }
    if (!expire) return
    for (const hold of new Set(all.flatMap((key) => this.#held.get(key) ?? []))) {
      clearTimeout(hold.timer)
      hold.timer = setTimeout(() => void this.#drop(hold), expire * 1_000).unref()
    }
  }

  /** @returns whether all of them were held by this owner */
  async release(keys: Keys, { ownerId = null }: { ownerId?: string | null } = {}): Promise<boolean> {
    const all = listOf(keys)
    const mine = all.filter((key) => {
      const hold = this.#held.get(key)
      return hold && (hold.ownerId === null || hold.ownerId === ownerId)
    })
    for (const key of mine) {
      const hold = present(this.#held.get(key), "a lock that is held")
      this.#held.delete(key)
      hold.keys.delete(key)
      // Keys that were taken together are freed with the last of them.
      if (!hold.keys.size) await this.#drop(hold)
    }
    return mine.length === all.length
  }

  async releaseAll({ ownerId }: { ownerId?: string | null } = {}): Promise<void> {
    for (const hold of new Set(this.#held.values()))
      if (ownerId === undefined || hold.ownerId === ownerId) await this.#drop(hold)
  }

  async #take(keys: readonly string[], seconds: number, how: Parameters<typeof takeKeys>[0]): Promise<Hold> {
    const client = await this.#pool.connect()
    const lost = new AbortController()
    const onError = (cause: Error) => lost.abort(new Error("The lock's connection was lost.", { cause }))
    client.on("error", onError)
    let freed: Promise<void> | undefined
    const end = async () => {
      const broken = await client.query("rollback").then(
        () => lost.signal.aborted,
        () => true,
      )
      clearTimeout(hold.timer)
      client.off("error", onError)
      client.release(broken)
    }
    const hold: Hold = { keys: new Set(keys), ownerId: null, lost, free: () => (freed ??= end()) }
    try {
      await client.query(
        `begin; set local statement_timeout = ${Math.ceil(seconds * 1_000)}; set local idle_in_transaction_session_timeout = 0`,
      )
      const { rows } = await client.query<{ got: unknown }>(takeKeys(how, "$1"), [keys])
      // A simple query closes the previous one, whose snapshot would block the vacuum while we wait.
      await client.query("select 1")
      if (rows.some(({ got }) => got === false)) throw notHad(keys)
      return hold
    } catch (error) {
      await hold.free()
      const wasCancelled = (error as { code?: string }).code === "57014"
      throw wasCancelled ? late() : error
    }
  }

  async #inTurn<T>(keys: readonly string[], seconds: number, work: (left: number) => Promise<T>): Promise<T> {
    const before = Promise.all(keys.map((key) => this.#turns.get(key)))
    const until = Date.now() + seconds * 1_000
    let done = () => {}
    let timer: NodeJS.Timeout | undefined
    const mine = Promise.all([before, new Promise<void>((resolve) => (done = resolve))])
    for (const key of keys) this.#turns.set(key, mine)
    try {
      await Promise.race([
        before,
        new Promise((_, reject) => (timer = setTimeout(() => reject(late()), seconds * 1_000))),
      ])
      return await work(Math.max((until - Date.now()) / 1_000, 0.05))
    } finally {
      clearTimeout(timer)
      done()
      for (const key of keys) if (this.#turns.get(key) === mine) this.#turns.delete(key)
    }
  }

  async #drop(hold: Hold): Promise<void> {
    for (const key of hold.keys) this.#held.delete(key)
    hold.keys.clear()
    await hold.free()
  }
}
