import type { MedusaContainer } from "@medusajs/framework/types"
import { gatewayNamed, type IGatewayModuleService } from "@silai/contracts/checkout/gateway"

/** The gateway of an attempt, a payment or an event, by its column. @throws when the shop no longer has it */
export const gatewayOf = (container: MedusaContainer, { gateway }: { gateway: string }): IGatewayModuleService =>
  container.resolve<IGatewayModuleService>(gatewayNamed(gateway))
