import { Module } from "@medusajs/framework/utils"
import { ORDER_DESK } from "@silai/contracts/order/service"
import { OrderDeskService } from "./service"

export default Module(ORDER_DESK, { service: OrderDeskService })
