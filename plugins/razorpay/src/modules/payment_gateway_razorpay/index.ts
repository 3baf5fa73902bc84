import { Module } from "@medusajs/framework/utils"
import { gatewayNamed } from "@silai/contracts/checkout/gateway"
import { RazorpayService } from "./service"

export const RAZORPAY = gatewayNamed("razorpay")

export default Module(RAZORPAY, { service: RazorpayService })
