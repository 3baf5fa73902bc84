import { Module } from "@medusajs/framework/utils"
import { NotificationService } from "./service"

// "notification" is the engine's own module, which sends mails and texts.
export default Module("silai_notification", { service: NotificationService })
