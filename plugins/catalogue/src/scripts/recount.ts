import type { ExecArgs } from "@medusajs/framework/types"
import { recountAll } from "../workflows/stock/recount"
import { differencesNow } from "../queries/stock/recount"
import { databaseOf } from "@silai/kit/knex"

/** Recounts the stock now, and prints what differs with its latest movements. Changes no count; ends with 1 when something differs. */
export default async function recountNow({ container }: ExecArgs): Promise<void> {
  const wrong = await recountAll(container)
  const shown = await differencesNow(databaseOf(container))
  for (const { name, size, sku, kind, counted, expected, movements } of shown) {
    console.log(`${name} ${size} (${sku}): ${kind} is ${counted}, should be ${expected}`)
    for (const one of movements)
      console.log(
        `    ${one.at}  ${one.why}  stocked ${one.stocked}  reserved ${one.reserved}  held ${one.held}  ${one.by} ${one.order ?? ""}`,
      )
  }
  console.log(wrong.length ? `${wrong.length} counts differ.` : "Every count adds up.")
  if (wrong.length) process.exitCode = 1
}
