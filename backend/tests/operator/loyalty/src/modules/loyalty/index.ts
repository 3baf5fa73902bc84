import { Module } from "@medusajs/framework/utils"
import { LoyaltyService } from "./service"

export default Module("loyalty", { service: LoyaltyService })
