import { Module } from "@medusajs/framework/utils"
import { gatewayNamed } from "@silai/contracts/checkout/gateway"
import { CodService } from "./service"

export default Module(gatewayNamed("cod"), { service: CodService })
