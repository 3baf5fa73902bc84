import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { DeskProvider } from "./provider"

export default ModuleProvider(Modules.PAYMENT, { services: [DeskProvider] })
