import type { BodyOf, Call } from "@silai/contracts/call"
import { refusedBy } from "@silai/contracts/refused"
import { type Entry, unreachable } from "./call"

/** Makes a call whose reply is a file, and saves it under this name. @throws CallRefused */
export async function saveFile<C extends Call>(entry: Entry<C>, body: BodyOf<C>, name: string): Promise<void> {
  const response = await fetch(`/api${entry.path}`, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw refusedBy(response.status, await response.json().catch(() => null), unreachable().message)
  const link = document.createElement("a")
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // Some browsers read the file a moment after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
