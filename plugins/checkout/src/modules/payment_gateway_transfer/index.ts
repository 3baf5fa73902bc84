import { Module } from "@medusajs/framework/utils"
import { gatewayNamed } from "@silai/contracts/checkout/gateway"
import { TransferService } from "./service"

export default Module(gatewayNamed("transfer"), { service: TransferService })
