import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { databaseOf } from "@silai/kit/knex"
import { workAsIfChecking } from "../rules/password-hash"
import { isStaff } from "../staff/members"

export type Known = { role: "admin" | "customer"; actorId: string }

/**
 * Who these credentials belong to, or null. An unknown e-mail costs as much time as a wrong password: the engine's provider
 * answers at once when it finds nobody, which would tell who has an account.
 */
export async function whoHas(container: MedusaContainer, email: string, password: string): Promise<Known | null> {
  const auth = container.resolve(Modules.AUTH)
  // One after the other, for the known as for the unknown: the same questions to the database, then the same work.
  const [known] = await auth.listProviderIdentities({ entity_id: email, provider: "emailpass" }, { take: 1 })
  const { success, authIdentity } = await auth.authenticate("emailpass", { body: { email, password } } as never)
  if (!known) await workAsIfChecking(password)
  if (!success || !authIdentity) return null
  const { user_id, customer_id } = (authIdentity.app_metadata ?? {}) as { user_id?: string; customer_id?: string }
  if (user_id) return (await isStaff(databaseOf(container), user_id)) ? { role: "admin", actorId: user_id } : null
  return customer_id ? { role: "customer", actorId: customer_id } : null
}
