import type { MedusaContainer } from "@medusajs/framework/types"
import type { InsightReport } from "@silai/contracts/insight/calls"
import { databaseOf } from "@silai/kit/knex"
import { readReport } from "./report"

/** The sums of the last days, with the names of the variants; those that are deleted since are left out. */
export async function namedReport(container: MedusaContainer, days: number): Promise<InsightReport> {
  const report = await readReport(databaseOf(container), days)
  const rows = await container.resolve("catalogue").namesOf(report.sizes.map(({ _id }) => _id))
  const names = new Map(rows.map(({ _id, name }) => [_id, name]))
  return {
    ...report,
    sizes: report.sizes.flatMap((row) => {
      const name = names.get(row._id)
      return name === undefined ? [] : [{ ...row, name }]
    }),
  }
}
