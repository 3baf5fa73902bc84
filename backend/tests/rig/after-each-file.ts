import { afterAll } from "vitest"
import { eventually } from "./eventually"
import { sql } from "./sql"

const unpaid = `status in ('open', 'held')`

// Bags that a file leaves unpaid hold pieces for minutes: what the next file can buy would depend on the file before.
// A file with its own shop has closed it by now.
afterAll(async () => {
  await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where ${unpaid}`)
    .then(() =>
      eventually(
        "nothing is held",
        async () => !(await sql(`select 1 from checkout_attempt where ${unpaid} limit 1`)).length,
      ),
    )
    .catch(() => undefined)
})
