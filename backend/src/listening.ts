import { randomUUID } from "node:crypto"
import { LISTENING } from "@silai/contracts/house/limits"
import { databaseAddress } from "@silai/kit/database-address"
import type { Env } from "@silai/kit/env"
import { log } from "@silai/kit/log"
import { within } from "@silai/kit/within"
import { Client } from "pg"

type Handler = (payload: string) => void

/**
 * The process's one listening connection to PostgreSQL. It reconnects by itself; notifications sent while it is down
 * are lost, so its users are called when it drops and when it is back. It notifies itself every few seconds: a pooler
 * in transaction mode accepts a LISTEN and delivers nothing, and a connection may die silently.
 */
export class Listening {
  readonly #settings: Pick<Env, "DATABASE_URL" | "DATABASE_LISTEN_URL" | "DATABASE_CA">
  readonly #handler = new Map<string, Handler[]>()
  readonly #turned: (() => void)[] = []
  readonly #pulse = `silai_pulse_${randomUUID().replaceAll("-", "")}`
  #client: Client | null = null
  #isListening = false
  #closed = false
  #timer: NodeJS.Timeout | undefined

  constructor(settings: Pick<Env, "DATABASE_URL" | "DATABASE_LISTEN_URL" | "DATABASE_CA">) {
    this.#settings = settings
  }

  /** Before `open`. `channel` is one of our names. `turned`: called when listening starts or stops. */
  on(channel: string, handler: Handler, turned: () => void = () => undefined): void {
    this.#handler.set(channel, [...(this.#handler.get(channel) ?? []), handler])
    this.#turned.push(turned)
  }

  /** True while notifications arrive. */
  get isListening(): boolean {
    return this.#isListening
  }

  open(): void {
    // It logs its own failure and tries again.
    void this.#connect()
  }

  async #connect(): Promise<void> {
    if (this.#closed) return
    const { DATABASE_LISTEN_URL, DATABASE_URL, DATABASE_CA } = this.#settings
    const address = databaseAddress(DATABASE_LISTEN_URL ?? DATABASE_URL, DATABASE_CA)
    const client = new Client({ ...address, keepAlive: true, connectionTimeoutMillis: LISTENING.answersWithinMs })
    this.#client = client
    client.on("error", () => undefined)
    client.on("end", () => this.#again(client))
    try {
      await client.connect()
      await this.#listen(client)
    } catch (cause) {
      log("warn", "not listening", { cause: String(cause) })
      this.#again(client)
    }
  }

  async #listen(client: Client): Promise<void> {
    let ofPulse = () => {}
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === this.#pulse) ofPulse()
      else for (const handler of this.#handler.get(channel) ?? []) handler(payload)
    })
    await client.query([...this.#handler.keys(), this.#pulse].map((channel) => `listen ${channel}`).join("; "))
    const beat = async () => {
      const arrived = new Promise<void>((resolve) => (ofPulse = resolve))
      try {
        await within(
          LISTENING.answersWithinMs,
          Promise.all([client.query(`notify ${this.#pulse}`), arrived]),
          "The database's notifications do not arrive.",
        )
        if (!this.#isListening) log("info", "listening")
        this.#isListening = true
      } catch (cause) {
        if (this.#closed) return
        log("warn", "not listening", { cause: String(cause) })
        return this.#again(client)
      }
      // It logs its own failure and connects again.
      this.#timer = setTimeout(() => void beat(), LISTENING.beatEveryMs).unref()
    }
    await beat()
    if (this.#isListening) for (const turned of this.#turned) turned()
  }

  #again(client: Client): void {
    if (this.#client !== client) return
    this.#client = null
    const wasListening = this.#isListening
    this.#isListening = false
    clearTimeout(this.#timer)
    void client.end().catch(() => undefined)
    if (this.#closed) return
    this.#timer = setTimeout(() => this.open(), LISTENING.againAfterMs).unref()
    if (wasListening) for (const turned of this.#turned) turned()
  }

  close(): void {
    this.#closed = true
    this.#isListening = false
    clearTimeout(this.#timer)
    void this.#client?.end().catch(() => undefined)
  }
}
