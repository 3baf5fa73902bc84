import { Module } from "@medusajs/framework/utils"
import { gatewayNamed } from "@silai/contracts/checkout/gateway"
import { CashService } from "./service"

export default Module(gatewayNamed("cash"), { service: CashService })
