import type { Response, Router } from "express"

/** A message: its ten-digit phone and text. `otp`: the code, where the carrier received it separately. */
export type Carried = { phone: string; text: string; otp: string | null }
/**
 * The settings that a carrier's API gets: the shop's own, the host where codes are entered, and the address for
 * messages.
 */
export type Line = {
  settings: Record<string, string | undefined>
  host: string
  /** Replies as the fault switch says: `refuse`, nothing, or what `reply` makes of the message's id. */
  take(res: Response, message: Carried, answers: { refuse(): unknown; reply(id: string): object }): Promise<void>
}
/** The part of one carrier's API that the shop uses. `carrier` is its name in SMS_PROVIDER. */
export type Wire = { carrier: string; open(router: Router, line: Line): void }
