import { email } from "@silai/contracts/messaging/topic-parts"
import { z } from "zod"

const shape = z.object({
  email: email.optional(),
  contact: z.object({ email }).optional(),
  customerId: z.string().nullish(),
})

/** The receiver of a mail that can be ended, from its topic's facts; null where they are not complete, which its letter reports. */
export function receiverOf(payload: unknown): { email: string; customerId: string | null } | null {
  const { data } = shape.safeParse(payload)
  const to = data?.email ?? data?.contact?.email
  return to ? { email: to, customerId: data?.customerId ?? null } : null
}
