import type { StockPreview } from "@silai/contracts/inventory/calls"
import { STOCK_FILE, type StockReason } from "@silai/contracts/inventory/limits"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { CallRefused } from "../../providers/refusal"

/** The call client speaks JSON only; files travel as a form, with a header that no foreign page can add. */
async function send<Reply>(
  path: "check" | "import",
  file: File,
  fields: Record<string, string> = {},
): Promise<Reply & { message: string }> {
  // Told here: a server that has heard enough hangs up, and the browser would call that a lost line.
  if (file.size > STOCK_FILE.maxBytes)
    throw new CallRefused(413, "inventory.file_too_large", inventoryRefusals.file_too_large.say)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append("file", file, file.name)
  try {
    const response = await fetch(`/api/admin/inventory/${path}`, {
      method: "POST",
      body: form,
      headers: { "X-Requested-With": "fetch" },
    })
    return (await response.json()) as Reply & { message: string }
  } catch (error) {
    if (error instanceof CallRefused) throw error
    // A file that was changed on disk after it was chosen cannot be read any more, and looks the same as a lost line.
    throw new CallRefused(
      0,
      "offline",
      "The file could not be sent. Check the connection, choose the file again and try once more.",
    )
  }
}

/** What the file would change; nothing is changed. @throws CallRefused */
export const checkFile = (file: File) => send<{ data: StockPreview }>("check", file)

/** Carries out what the preview has shown. @throws CallRefused, with the new preview as `facts.data` when the shelf has changed */
export const importFile = (file: File, seen: { fingerprint: string; reason: StockReason; note: string }) =>
  send<{ data: { changed: number } }>("import", file, seen)
