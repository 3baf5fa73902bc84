import type { IGatewayModuleService } from "@silai/contracts/checkout/gateway"
import { phoneOrderMessages } from "@silai/contracts/checkout/phone-order-messages"
import { NotedGatewayService } from "../../workflows/noted-payment/gateway"

/** Cash that is paid when an order is collected: it is made ready before that. */
export class CashService extends NotedGatewayService implements IGatewayModuleService {
  protected readonly gateway = "cash"
  readonly payWords = { note: phoneOrderMessages.byCash, later: true }
}
