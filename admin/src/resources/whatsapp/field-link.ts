import type { ChatPerson } from "@silai/contracts/whatsapp/calls"

export type ChatOrder = ChatPerson["orders"][number]

/** The actions of other panes with the field of a chat. */
export type Field = {
  /** Adds a text, and a file, to the message in the field. */
  write: (text: string, file?: File) => void
  /** Sends, or prepares, the link to an order's page. */
  track: (order: ChatOrder) => void
}

/** Connects the field of the open chat with the panes next to it. Without an open field nothing happens. */
export function makeFieldLink() {
  let field: Field | null = null
  return {
    connect: (next: Field) => {
      field = next
      return () => {
        if (field === next) field = null
      }
    },
    write: (text: string, file?: File) => field?.write(text, file),
    track: (order: ChatOrder) => field?.track(order),
  }
}
export type FieldLink = ReturnType<typeof makeFieldLink>
