/** Too many at once, or the shop's own account, token or template needs care: all of these pass. */
const PASSING: readonly number[] = [4, 10, 190, 200, 368, 80007, 130429, 131031, 131056, 132001, 132015]

/** Whether a refusal of WhatsApp may pass, by the code in it: its titles change. */
export function kindOf(status: number, body: unknown): { kind: "temporary" | "permanent"; code: number | null } {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code
  const known = typeof code === "number" ? code : null
  const passes = known === null ? status >= 500 || status === 429 : PASSING.includes(known)
  return { kind: passes ? "temporary" : "permanent", code: known }
}
