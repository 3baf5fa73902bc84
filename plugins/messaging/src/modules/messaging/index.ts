import { Module } from "@medusajs/framework/utils"
import { MessagingService } from "./service"

export const MESSAGING = "messaging"
export type { MessagingService }

export default Module(MESSAGING, { service: MessagingService })
