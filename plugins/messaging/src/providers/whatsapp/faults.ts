import { whatsappCode } from "@silai/contracts/whatsapp/kinds"

/** Whether WhatsApp's refusal is temporary, by its code: its titles change. */
export function kindOf(status: number, body: unknown): { kind: "temporary" | "permanent"; code: number | null } {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code
  const known = typeof code === "number" ? code : null
  const passes = known === null ? status >= 500 || status === 429 : (whatsappCode(known)?.isPassing ?? false)
  return { kind: passes ? "temporary" : "permanent", code: known }
}
