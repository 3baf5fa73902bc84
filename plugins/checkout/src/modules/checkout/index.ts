import { Module } from "@medusajs/framework/utils"
import { CheckoutService } from "./service"

export default Module("checkout", { service: CheckoutService })
