import { entry } from "../../providers/call"

export const askDevice = entry("/check-subscription")
export const askSubscribe = entry("/subscribe")
export const askUnsubscribe = entry("/unsubscribe")
