import type { InsightReport } from "@silai/contracts/insight/calls"
import type { IInsightModuleService, VisitDay } from "@silai/contracts/insight/service"
import type { Sql } from "@silai/kit/knex"
import { readReport, readVisits } from "../../queries/report"

/** `IInsightModuleService` documents each method. */
export class InsightService implements IInsightModuleService {
  report(sql: Sql, days: number): Promise<InsightReport> {
    return readReport(sql, days)
  }

  visits(sql: Sql, since: string): Promise<VisitDay[]> {
    return readVisits(sql, since)
  }
}
