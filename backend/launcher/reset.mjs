import fs from "node:fs"
import { createInterface } from "node:readline/promises"
import { Trouble } from "./trouble.mjs"

/** Asks whether to reset the demo, then deletes its database. Returns whether it did. */
export async function confirmReset({ dataDir }, agreed) {
  if (!agreed) {
    if (!process.stdin.isTTY)
      throw new Trouble(
        "--reset deletes the demo's orders, customers and pictures. There is no terminal to confirm this: add --yes if you mean it.",
      )
    const ask = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await ask.question(
      `This deletes the demo's orders, customers and pictures in ${dataDir}. Type "yes" to start over: `,
    )
    ask.close()
    if (answer.trim().toLowerCase() !== "yes") {
      console.log("Nothing was deleted.")
      return false
    }
  }
  const { databaseFolder, stopLeftover } = await import("./database/postgres.mjs")
  await stopLeftover(dataDir)
  fs.rmSync(databaseFolder(dataDir), { recursive: true, force: true })
  return true
}
