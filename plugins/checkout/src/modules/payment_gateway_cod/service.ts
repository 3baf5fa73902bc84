import { codMessages } from "@silai/contracts/checkout/cod-messages"
import type { IGatewayModuleService } from "@silai/contracts/checkout/gateway"
import { NotedGatewayService } from "../../workflows/noted-payment/gateway"

/** Cash that the courier collects on delivery, and pays to the shop later. */
export class CodService extends NotedGatewayService implements IGatewayModuleService {
  protected readonly gateway = "cod"
  readonly payWords = { note: codMessages.byCod, later: true }
}
