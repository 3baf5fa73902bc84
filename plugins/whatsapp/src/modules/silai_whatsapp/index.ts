import { Module } from "@medusajs/framework/utils"
import { WhatsappService } from "./service"

// Like the other modules of ours whose noun a plugin of someone else may use.
export const WHATSAPP = "silai_whatsapp"

export default Module(WHATSAPP, { service: WhatsappService })
