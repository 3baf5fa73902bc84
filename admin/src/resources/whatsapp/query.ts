import { CHAT, CHAT_FILTERS, CHAT_LIST } from "@silai/contracts/whatsapp/limits"
import { listAddress, oneOfField, textField } from "../../providers/list-address"

/** The list of chats in the address. Without a filter: those to be answered. */
export const whatsappAddress = listAddress({
  filters: {
    search: textField(CHAT.maxSearch),
    filter: oneOfField(CHAT_FILTERS),
    label: textField(CHAT.maxLabel),
  },
  sorts: {},
  usual: "latest",
  ...CHAT_LIST,
})
