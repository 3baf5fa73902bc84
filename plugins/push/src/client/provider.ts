import type { PushNotice } from "@silai/contracts/push/notice"

/** A browser, as it has introduced itself. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * A notice that did not arrive. `kind`: whether another try may help, as the outbox asks. `waitSeconds`: the push service wants a pause.
 */
export class PushError extends Error {
  override name = "PushError"
  constructor(
    readonly kind: "temporary" | "permanent",
    readonly reason: string,
    readonly waitSeconds = 0,
  ) {
    super(reason)
  }
}

/** The service that carries notices to browsers. */
export type PushProvider = {
  /** The key that a browser asks its push service with; a subscription is bound to it. */
  publicKey: string
  /** Whether it would send to this address. */
  reaches(endpoint: string): boolean
  /** @returns "gone" when the browser has ended its subscription. @throws PushError */
  send(to: PushTarget, notice: PushNotice): Promise<"sent" | "gone">
}
