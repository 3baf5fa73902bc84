import { listed } from "../../providers/listed"
import { ChatIcon } from "../../ui/icons"
import type { DataAdapter, Resource } from "../resource"
import { askChats } from "./calls"
import { whatsappAddress } from "./query"

const data: DataAdapter = { list: listed(askChats, whatsappAddress) }

export const whatsappResource: Resource = {
  name: "whatsapp",
  duty: "chat.read",
  changes: "chat.write",
  label: "WhatsApp",
  icon: ChatIcon,
  home: "whatsapp",
  pages: [
    // `whatsapp`, `whatsapp/{id}` and `whatsapp/{id}/{name}` are one screen: the list stays as it is while chats are opened.
    { path: "whatsapp/*", searches: true, load: () => import("./inbox").then((page) => page.Inbox) },
  ],
  data,
}
