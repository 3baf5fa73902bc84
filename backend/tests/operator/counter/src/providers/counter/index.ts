import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { CounterProvider } from "./provider"

export default ModuleProvider(Modules.PAYMENT, { services: [CounterProvider] })
