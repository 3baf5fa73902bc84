import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { RazorpayProvider } from "./provider"

export default ModuleProvider(Modules.PAYMENT, { services: [RazorpayProvider] })
