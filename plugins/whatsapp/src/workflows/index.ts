export {
  clearChatWorkflow,
  draftInChatWorkflow,
  noteInChatWorkflow,
  retryWhatsappWorkflow,
  sendWhatsappFileWorkflow,
  sendWhatsappWorkflow,
  updateChatWorkflow,
} from "./workflows"
