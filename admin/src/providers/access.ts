import type { AccessControlProvider } from "@refinedev/core"
import { mayDo, type Permission } from "@silai/contracts/staff/roles"
import { resources } from "../resources/every-resource"
import { currentPerson } from "./session"

const READING = ["list", "show"]

/** The duty that Refine's action on a resource needs; without a resource, the action is the permission itself. */
export function permissionFor(resource: string | undefined, action: string): Permission | undefined {
  if (!resource) return action as Permission
  const found = resources.find(({ name }) => name === resource)
  return READING.includes(action) ? found?.duty : (found?.changes ?? found?.duty)
}

/** Refine's buttons, links and `useCan` by the table of roles. The server holds every call to the same table. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource, action }) => {
    const [person, needed] = [await currentPerson(), permissionFor(resource, action)]
    const can = Boolean(person && needed && mayDo(person.role, needed))
    return can ? { can } : { can, reason: "This is not part of your work here." }
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
}
