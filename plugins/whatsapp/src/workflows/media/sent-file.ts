import fs from "node:fs/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { fileRefusals } from "@silai/contracts/file/messages"
import type { MediaKind } from "@silai/contracts/whatsapp/kinds"
import { CHAT_FILE } from "@silai/contracts/whatsapp/limits"
import { refuse } from "@silai/kit/refuse"
import type { UploadedFile } from "@silai/kit/upload"
import { clean } from "../../rules/clean"
import { storeOwnFile } from "./store"

const PDF = "%PDF-"

async function isPdf(path: string): Promise<boolean> {
  const handle = await fs.open(path, "r")
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PDF.length), 0, PDF.length, 0)
    return buffer.toString("latin1", 0, bytesRead) === PDF
  } finally {
    await handle.close()
  }
}

/**
 * Keeps a file that staff send: a PDF as it is, anything else as a picture, encoded again, so that no camera data leaves the shop.
 * @throws file.*
 */
export async function storeSentFile(
  container: MedusaContainer,
  { path, name, bytes, tooLarge }: UploadedFile,
): Promise<{ mediaId: string; kind: MediaKind }> {
  if (tooLarge) throw refuse(fileRefusals.too_large, name, CHAT_FILE.maxFileBytes)
  if (bytes === 0) throw refuse(fileRefusals.empty, name)
  const shownName = clean(name).slice(-CHAT_FILE.maxName) || "file"
  const file = (await isPdf(path))
    ? { kind: "document" as const, mimeType: "application/pdf", content: await fs.readFile(path) }
    : {
        kind: "image" as const,
        mimeType: "image/jpeg",
        content: await container.resolve("catalogue").plainPicture({ path, name, minEdge: CHAT_FILE.minEdge }),
      }
  return { mediaId: await storeOwnFile(container, { ...file, name: shownName }), kind: file.kind }
}
