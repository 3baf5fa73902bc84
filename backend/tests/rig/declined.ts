import { eventually } from "./eventually"
import { sql } from "./sql"

/** Waits until the bank has said no to a refund for the last time, without the pauses between. The gateway's stand-in must be set to decline. */
export const declinedForGood = (key: string): Promise<unknown> =>
  eventually(
    "it stays declined",
    async () => {
      await sql(`update refund_ask set next_at = now() where ask_key = $1 and state = 'waiting'`, [key])
      const [ask] = await sql<{ state: string }>(`select state from refund_ask where ask_key = $1`, [key])
      return ask?.state === "failed"
    },
    90_000,
  )
