import type { BaseRecord } from "@refinedev/core"
import type { Chat, ChatMessage } from "@silai/contracts/whatsapp/calls"
import { entry } from "../../providers/call"

export const askChats = entry("/admin/whatsapp/all")
export const askThread = entry("/admin/whatsapp/messages")
export const askSend = entry("/admin/whatsapp/send")
export const askClear = entry("/admin/whatsapp/clear-chat")
export const askFile = entry("/admin/whatsapp/download-media")
export const askNote = entry("/admin/whatsapp/note")
export const askUpdate = entry("/admin/whatsapp/update")
export const askRetry = entry("/admin/whatsapp/retry")
export const askDraft = entry("/admin/whatsapp/draft")
export const askTemplates = entry("/admin/whatsapp/templates")
export const askPerson = entry("/admin/whatsapp/person")
export const askChoices = entry("/admin/whatsapp/choices")
export const askTyping = entry("/admin/whatsapp/typing")
export const SEND_FILE_PATH = "/api/admin/whatsapp/send-file"

export type { Chat, ChatMessage }
export type ChatRecord = Chat & BaseRecord
