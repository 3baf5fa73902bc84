import type { IGatewayModuleService } from "@silai/contracts/checkout/gateway"
import { phoneOrderMessages } from "@silai/contracts/checkout/phone-order-messages"
import { NotedGatewayService } from "../../workflows/noted-payment/gateway"

/** A bank transfer to the shop's account. */
export class TransferService extends NotedGatewayService implements IGatewayModuleService {
  protected readonly gateway = "transfer"
  readonly payWords = { note: phoneOrderMessages.byTransfer, later: false }
}
