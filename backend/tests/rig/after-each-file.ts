import { afterAll } from "vitest"
import { eventually } from "./eventually"
import { sql } from "./sql"

const unpaid = `status in ('open', 'held')`

// Bags that a file leaves unpaid hold pieces for minutes: what shoppers of the next file may buy would depend on which came before.
// A file with a shop of its own has closed it by now.
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
