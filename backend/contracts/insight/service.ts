import type { Sql } from "../sql"
import type { InsightReport } from "./calls"

export type VisitDay = InsightReport["byDay"][number]

/** The service of the daily sums for other plugins. */
export type IInsightModuleService = {
  /** The sums of the last days, today included; `sizes` without the variants' names. */
  report(sql: Sql, days: number): Promise<InsightReport>
  /**
   * Visits, and how many of them ended in an order, of each day in India since this one, oldest first; days without
   * either are left out.
   */
  visits(sql: Sql, since: string): Promise<VisitDay[]>
}
