import { Module } from "@medusajs/framework/utils"
import { MessagingService } from "./service"

export default Module("messaging", { service: MessagingService })
