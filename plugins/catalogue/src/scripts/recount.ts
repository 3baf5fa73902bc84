import type { ExecArgs } from "@medusajs/framework/types"
import { inventoryMessages } from "@silai/contracts/inventory/messages"
import { log } from "@silai/kit/log"
import { recountAll } from "../workflows/stock/recount"

/** Recounts the stock now: differences are logged with their latest movements and listed under Inventory; the exit code is then 1. */
export default async function recountNow({ container }: ExecArgs): Promise<void> {
  const wrong = await recountAll(container)
  log(wrong.length ? "error" : "info", inventoryMessages.recounted(wrong.length), { differing: wrong.length })
  if (wrong.length) process.exitCode = 1
}
