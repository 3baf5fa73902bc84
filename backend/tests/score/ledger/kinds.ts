export type Ask = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>
export type Wrong = Record<string, unknown>

/** What the gateway says of itself. */
export type Book = {
  payments: { id: string; order_id: string | null; amount: number; captured: boolean }[]
  refunds: { id: string; payment_id: string; amount: number; status: string }[]
}

/** Each check has a name that says what is wrong, and a statement that returns those rows. */
export type Checks = Record<string, string>
export type Difference = { what: string; rows: Wrong[] }

export async function differencesOf(ask: Ask, checks: Checks, values: unknown[] = []): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [what, statement] of Object.entries(checks)) {
    const rows = await ask<Wrong>(statement, values)
    if (rows.length) found.push({ what, rows })
  }
  return found
}
