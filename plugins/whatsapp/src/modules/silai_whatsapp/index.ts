import { Module } from "@medusajs/framework/utils"
import { WhatsappService } from "./service"

// Named like our other modules whose plain name another plugin may use.
export const WHATSAPP = "silai_whatsapp"

export default Module(WHATSAPP, { service: WhatsappService })
