import { Module } from "@medusajs/framework/utils"
import { OrderDeskService } from "./service"

export default Module("order_desk", { service: OrderDeskService })
