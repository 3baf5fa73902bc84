import { Module } from "@medusajs/framework/utils"
import { OrderModuleService } from "./service"

export default Module("silai_order", { service: OrderModuleService })
