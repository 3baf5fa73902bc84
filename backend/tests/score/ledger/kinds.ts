export type Ask = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>
export type Wrong = Record<string, unknown>

/** The gateway's report. */
export type Book = {
  payments: { id: string; order_id: string | null; amount: number; captured: boolean }[]
  refunds: { id: string; payment_id: string; amount: number; status: string; notes?: Record<string, string> | [] }[]
}

/** Each check has a name that says what is wrong, and a statement that returns those rows; `$1` is the gateway's book. */
export type Checks = Record<string, string>
export type Difference = { what: string; rows: Wrong[] }

/** Runs the checks; without the gateway's book those that name it are left out. */
export async function differencesOf(ask: Ask, checks: Checks, book?: Book): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [what, statement] of Object.entries(checks)) {
    const wantsBook = statement.includes("$1")
    if (wantsBook && !book) continue
    const rows = await ask<Wrong>(statement, wantsBook ? [JSON.stringify(book)] : [])
    if (rows.length) found.push({ what, rows })
  }
  return found
}
