import { Module } from "@medusajs/framework/utils"
import { CounterService } from "./service"

export default Module("payment_gateway_counter", { service: CounterService })
