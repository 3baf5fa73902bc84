import { actWorkflow } from "@silai/kit/workflow"
import { clearChat } from "./chat/clear"
import { saveDraft } from "./chat/draft"
import { updateChat } from "./chat/update"
import { retryEvents } from "./event/retry"
import { queueFile, queueMessage, writeNote } from "./message/queue"
import { retryMessage } from "./message/retry"

/** A staff member sends a text, a reaction or a template in a chat. Hooks: `validate`, `messageQueued`. */
export const sendWhatsappWorkflow = actWorkflow("silai-send-whatsapp", { done: "messageQueued", act: queueMessage })

/** A staff member sends a picture or a document in a chat. Hooks: `validate`, `fileQueued`. */
export const sendWhatsappFileWorkflow = actWorkflow("silai-send-whatsapp-file", { done: "fileQueued", act: queueFile })

/** A failed message is sent, or a file fetched, once more. Hooks: `validate`, `retried`. */
export const retryWhatsappWorkflow = actWorkflow("silai-retry-whatsapp", { done: "retried", act: retryMessage })

/** Events of WhatsApp that were given up are handled once more. Hooks: `validate`, `eventsRetried`. */
export const retryWhatsappEventsWorkflow = actWorkflow("silai-retry-whatsapp-events", {
  done: "eventsRetried",
  act: retryEvents,
})

/** A staff member writes a note into a chat. Hooks: `validate`, `noteWritten`. */
export const noteInChatWorkflow = actWorkflow("silai-note-in-chat", { done: "noteWritten", act: writeNote })

/** A staff member changes labels, person, snooze, state or customer of a chat. Hooks: `validate`, `chatUpdated`. */
export const updateChatWorkflow = actWorkflow("silai-update-chat", { done: "chatUpdated", act: updateChat })

/** A staff member keeps a draft in a chat. Hooks: `validate`, `draftSaved`. */
export const draftInChatWorkflow = actWorkflow("silai-draft-in-chat", { done: "draftSaved", act: saveDraft })

/** A chat's messages are deleted from the shop. Hooks: `validate`, `chatCleared`. */
export const clearChatWorkflow = actWorkflow("silai-clear-chat", { done: "chatCleared", act: clearChat })
