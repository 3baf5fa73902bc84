import type { messageCalls } from "@silai/contracts/messaging/calls"
import { entry } from "~/lib/call"

export const messageState = entry<typeof messageCalls.state>("/customer/messages/state")
export const setMessages = entry<typeof messageCalls.set>("/customer/messages/set")
