import type { MedusaContainer } from "@medusajs/framework/types"
import type { StockReason } from "@silai/contracts/inventory/limits"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { refuse, refuseWith } from "@silai/kit/refuse"
import type { UploadedFile } from "@silai/kit/upload"
import fs from "node:fs"
import { lockLevels } from "@silai/kit/stock"
import { editing } from "../colourway/engine"
import type { Person } from "../../rules/person"
import { textOfFile } from "../../rules/stock-file"
import { planOf } from "../../queries/stock/preview"
import { writeStock } from "./write"

/** The text of the one uploaded file. @throws inventory.no_file, file_too_large, not_csv */
export async function textOfUpload(files: readonly UploadedFile[]): Promise<string> {
  const [file] = files
  if (!file) throw refuse(inventoryRefusals.no_file)
  if (file.tooLarge) throw refuse(inventoryRefusals.file_too_large)
  return textOfFile(await fs.promises.readFile(file.path))
}

/**
 * Imports what the preview of the same file (`text`) showed; returns how many sizes changed.
 * @throws inventory.preview_changed with the new preview as `data`, inventory.file_has_faults, and what the preview
 * throws
 */
export function importStock(
  container: MedusaContainer,
  { by, text, ...seen }: { by: Person; text: string; fingerprint: string; reason: StockReason; note: string },
): Promise<{ changed: number }> {
  return editing(container, by, async (edit) => {
    const { trx } = edit
    await lockLevels(trx, (await planOf(trx, text)).itemIds, { why: seen.reason, by, note: seen.note })
    const { changes, preview } = await planOf(trx, text)
    if (preview.fingerprint !== seen.fingerprint) throw refuseWith({ data: preview }, inventoryRefusals.preview_changed)
    if (preview.faults) throw refuse(inventoryRefusals.file_has_faults)
    await writeStock(
      edit,
      changes.map(({ level, to }) => ({ level, to, reason: seen.reason })),
      seen.note,
    )
    return { changed: changes.length }
  })
}
