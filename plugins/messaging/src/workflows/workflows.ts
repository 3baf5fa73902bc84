import { actWorkflow } from "@silai/kit/workflow"
import { setMessages } from "./stop"

/** A person ends all messages but news of orders, or begins them again, on a page. Hooks: `validate`, `messagesSet`. */
export const setMessagesWorkflow = actWorkflow("silai-set-messages", { done: "messagesSet", act: setMessages })
