import type { MedusaContainer } from "@medusajs/framework/types"
import type { StockReason } from "@silai/contracts/inventory/limits"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { databaseOf } from "@silai/kit/knex"
import { refuse, refuseWith } from "@silai/kit/refuse"
import type { UploadedFile } from "@silai/kit/upload"
import fs from "node:fs"
import type { Person } from "../counter/colourway/engine"
import { textOfFile } from "../rules/stock-file"
import { lockShelves } from "./levels"
import { planOf } from "./preview"
import { writeStock } from "./write"

/** The text of the one file that came. @throws inventory.no_file, file_too_large, not_csv */
export async function textOfUpload(files: readonly UploadedFile[]): Promise<string> {
  const [file] = files
  if (!file) throw refuse(inventoryRefusals.no_file)
  if (file.tooLarge) throw refuse(inventoryRefusals.file_too_large)
  return textOfFile(await fs.promises.readFile(file.path))
}

/**
 * Carries out what the preview of the same file has shown; how many sizes have changed.
 * @throws inventory.preview_changed with the new preview as `data`, inventory.file_has_faults, and what the preview throws
 */
export function importStock(
  container: MedusaContainer,
  by: Person,
  text: string,
  seen: { fingerprint: string; reason: StockReason; note: string },
): Promise<number> {
  return databaseOf(container).transaction(async (trx) => {
    await lockShelves(trx, (await planOf(trx, text)).itemIds)
    const { changes, preview } = await planOf(trx, text)
    if (preview.fingerprint !== seen.fingerprint) throw refuseWith({ data: preview }, inventoryRefusals.preview_changed)
    if (preview.faults) throw refuse(inventoryRefusals.file_has_faults)
    await writeStock(
      { trx, container, by },
      changes.map(({ shelf, to }) => ({ shelf, to, reason: seen.reason })),
      seen.note,
    )
    return changes.length
  })
}
