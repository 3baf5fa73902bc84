import { REQUEST_ID } from "@silai/contracts/house/limits"
import { CallRefused, refusedBy } from "@silai/contracts/refused"
import { CHAT_FILE } from "@silai/contracts/whatsapp/limits"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { translated } from "../../../words/language"
import { OFFLINE, SERVER_SILENT } from "../../../words/no-answer"
import { type ChatMessage, SEND_FILE_PATH } from "../calls"

type Given = { key: string; file: File; caption: string; replyTo?: string }

/** Sends a picture or a PDF: as a form, with a header that a page of another origin cannot add. @throws CallRefused */
export async function sendFile(chatId: string, { key, file, caption, replyTo }: Given): Promise<{ data: ChatMessage }> {
  // Checked here: a server that has read enough closes the connection, and the browser would report a network error.
  if (file.size > CHAT_FILE.maxFileBytes)
    throw new CallRefused(whatsappRefusals.file_wrong.code, translated(whatsappRefusals.file_wrong.say), 413)
  const form = new FormData()
  for (const [name, value] of Object.entries({ chatId, key, caption, ...(replyTo && { replyTo }) }))
    form.append(name, value)
  form.append(CHAT_FILE.field, file, file.name)
  try {
    const response = await fetch(SEND_FILE_PATH, {
      method: "POST",
      body: form,
      headers: { "X-Requested-With": "fetch" },
    })
    const reply: unknown = await response.json().catch(() => null)
    if (!response.ok || !reply) throw refusedBy(response.status, reply, SERVER_SILENT, response.headers.get(REQUEST_ID))
    return reply as { data: ChatMessage }
  } catch (error) {
    if (!(error instanceof CallRefused)) throw new CallRefused("offline", translated(OFFLINE), 0)
    error.message = translated(error.message, error.code)
    throw error
  }
}
