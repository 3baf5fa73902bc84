import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { databaseOf } from "@silai/kit/knex"
import { hashForTiming } from "../rules/password-hash"
import { isStaff } from "../workflows/staff/members"

export type Known = { role: "admin" | "customer"; actorId: string }
/** `hash`: the stored one that the password was compared with. */
export type KnownByPassword = Known & { hash: string | null }

/**
 * The person these credentials belong to, or null. An unknown e-mail takes as long as a wrong password: the engine's
 * provider returns at once for an unknown e-mail, which would reveal who has an account.
 */
export async function personWithPassword(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<KnownByPassword | null> {
  const auth = container.resolve(Modules.AUTH)
  // Sequential, and the same for known and unknown: the same queries, then the same hashing work.
  const [known] = await auth.listProviderIdentities({ entity_id: email, provider: "emailpass" }, { take: 1 })
  const { success, authIdentity } = await auth.authenticate("emailpass", { body: { email, password } })
  if (!known) await hashForTiming(password)
  if (!success || !authIdentity) return null
  const { user_id, customer_id } = (authIdentity.app_metadata ?? {}) as { user_id?: string; customer_id?: string }
  const hash = (known?.provider_metadata as { password?: string } | null | undefined)?.password ?? null
  if (user_id) return (await isStaff(databaseOf(container), user_id)) ? { role: "admin", actorId: user_id, hash } : null
  return customer_id ? { role: "customer", actorId: customer_id, hash } : null
}
