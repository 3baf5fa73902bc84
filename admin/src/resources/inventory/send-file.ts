import { REQUEST_ID } from "@silai/contracts/house/limits"
import type { StockPreview } from "@silai/contracts/inventory/calls"
import { STOCK_FILE, type StockReason } from "@silai/contracts/inventory/limits"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { CallRefused, refusedBy } from "@silai/contracts/refused"
import { SERVER_SILENT } from "../../words/no-answer"

/**
 * The call client sends JSON only; files are sent as a form, with a header that a page of another origin cannot add.
 */
async function send<Reply>(
  path: "check" | "import",
  file: File,
  fields: Record<string, string> = {},
): Promise<Reply & { message: string }> {
  // Checked here: a server that has read enough closes the connection, and the browser would report a network error.
  if (file.size > STOCK_FILE.maxBytes)
    throw new CallRefused("inventory.file_too_large", inventoryRefusals.file_too_large.say, 413)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append("file", file, file.name)
  try {
    const response = await fetch(`/api/admin/inventory/${path}`, {
      method: "POST",
      body: form,
      headers: { "X-Requested-With": "fetch" },
    })
    const reply: unknown = await response.json().catch(() => null)
    if (!response.ok || !reply) throw refusedBy(response.status, reply, SERVER_SILENT, response.headers.get(REQUEST_ID))
    return reply as Reply & { message: string }
  } catch (error) {
    if (error instanceof CallRefused) throw error
    // A file changed on disk after it was selected cannot be read any more, and looks the same as a network error.
    throw new CallRefused(
      "offline",
      "The file could not be sent. Check the connection, choose the file again and try once more.",
      0,
    )
  }
}

/** The preview of the file; nothing is changed. @throws CallRefused */
export const checkFile = (file: File) => send<{ data: StockPreview }>("check", file)

/**
 * Imports what the preview showed. @throws CallRefused, with the new preview as `more.data` when the stock has changed
 */
export const importFile = (file: File, seen: { fingerprint: string; reason: StockReason; note: string }) =>
  send<{ data: { changed: number } }>("import", file, seen)
