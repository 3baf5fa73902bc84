import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { AdvisoryLocks } from "./service"

/** The engine's locks as advisory locks of PostgreSQL, which our own transactions take too (decision 0029). */
export default ModuleProvider(Modules.LOCKING, { services: [AdvisoryLocks] })
