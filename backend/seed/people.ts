import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** The first person of the shop, from `DEMO_ADMIN_EMAIL` and `DEMO_ADMIN_PASSWORD`; without them nobody is made. */
export async function seedPeople(container: MedusaContainer, admin: { email?: string; password?: string }): Promise<void> {
  if (!admin.email || !admin.password) return
  const users = container.resolve(Modules.USER)
  const auth = container.resolve(Modules.AUTH)
  const email = admin.email.trim().toLowerCase()
  const [known] = await users.listUsers({ email })
  if (known) return
  const user = await users.createUsers({ email, first_name: "Harpreet", last_name: "Singh" })
  const { authIdentity, error } = await auth.register("emailpass", { body: { email, password: admin.password } } as never)
  if (!authIdentity) throw new Error(`The first sign-in could not be made: ${error}`)
  await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { user_id: user.id } })
}
