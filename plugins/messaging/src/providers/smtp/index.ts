import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { SmtpProvider } from "./provider"

export default ModuleProvider(Modules.NOTIFICATION, { services: [SmtpProvider] })
