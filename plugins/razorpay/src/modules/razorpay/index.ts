import { Module } from "@medusajs/framework/utils"
import { RazorpayService } from "./service"

export const RAZORPAY = "razorpay"

export default Module(RAZORPAY, { service: RazorpayService })
