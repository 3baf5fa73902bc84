export {
  clearChatWorkflow,
  draftInChatWorkflow,
  noteInChatWorkflow,
  retryWhatsappEventsWorkflow,
  retryWhatsappWorkflow,
  sendWhatsappFileWorkflow,
  sendWhatsappWorkflow,
  updateChatWorkflow,
} from "./workflows"
