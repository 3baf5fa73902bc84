import { keepsReply, KEPT_REPLIES } from "./kept-replies"

const nameOf = (path: string, body: unknown) => `${path} ${JSON.stringify(body)}`

/** The keys of presses without a reply: the same call pressed again is the same press, and gets the first one's reply. */
export class Presses {
  readonly #keys = new Map<string, string>()
  /** @param newKey a random text of at least 24 hexadecimal digits */
  constructor(private readonly newKey: () => string) {}

  /** Whether it was sent and got no reply: the shop may have done it. */
  isUnanswered(path: string, body: unknown): boolean {
    return this.#keys.has(nameOf(path, body))
  }

  /** The header of a call that must not be done twice; none for any other. */
  headerOf(path: string, body: unknown): Record<string, string> {
    if (!keepsReply(path)) return {}
    const press = nameOf(path, body)
    const key = this.#keys.get(press) ?? this.newKey()
    this.#keys.set(press, key)
    return { [KEPT_REPLIES.header]: key }
  }

  /** Ends a press by a reply. A gateway's own for a shop that is silent (from 500) leaves open what the shop has done. */
  settle(path: string, body: unknown, status: number): void {
    if (status < 500) this.#keys.delete(nameOf(path, body))
  }
}
