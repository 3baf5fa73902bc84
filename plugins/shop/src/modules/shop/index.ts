import { Module } from "@medusajs/framework/utils"
import { ShopService } from "./service"

export default Module("shop", { service: ShopService })
