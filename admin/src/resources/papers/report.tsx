import { TAX_FILES } from "@silai/contracts/papers/limits"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useId } from "react"
import { useSearchParams } from "react-router"
import { call, callForFile } from "../../providers/call"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { DayField } from "../../ui/form/day-field"
import { Bar } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { askReport, askReportFile } from "./calls"
import { FileButton } from "./file-button"
import { monthIn, thisMonth } from "./month"
import { Documents, Hsn, Places, Rates } from "./tables"
import page from "../../ui/record/record.module.css"
import style from "./report.module.css"

/** A month's tax, with its files for the accountant. The month is in the address. */
export function GstReport() {
  const say = useSay()
  useTitle(say("gst.title"))
  const id = useId()
  const [params, setParams] = useSearchParams()
  const month = monthIn(params.get("month"))
  const { data, error, refetch } = useQuery({
    queryKey: ["tax-report", month],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(askReport, { month }, signal)).data,
  })
  return (
    <div className={`${page.page} ${style.report}`}>
      <header className={`${page.head} ${style.head}`}>
        <div>
          <h1>{say("gst.title")}</h1>
          <p className="lead">{say("gst.lead")}</p>
        </div>
        <div className={style.month}>
          <label htmlFor={id}>{say("gst.month")}</label>
          <DayField
            id={id}
            picker="month"
            value={month}
            first="2020-01"
            last={thisMonth()}
            onChange={(value) => value && setParams({ month: value }, { replace: true })}
          />
        </div>
      </header>
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <Bar height={180} />
        </div>
      )}
      {!data && error && <ErrorState title={say("gst.failed")} error={error} onRetry={() => void refetch()} />}
      {data?.documents.length === 0 && (
        <EmptyState title={say("gst.none")}>
          <p>{say("gst.none.why")}</p>
        </EmptyState>
      )}
      {data && data.documents.length > 0 && (
        <>
          <div className="row">
            {TAX_FILES.map((what) => (
              <FileButton
                key={what}
                label={say("gst.csv", { what: say(`gst.${what}`) })}
                name={`gst-${what}-${month}.csv`}
                ask={() => callForFile(askReportFile, { month, what }, "text/csv")}
              />
            ))}
          </div>
          <Documents report={data} />
          <Rates report={data} />
          <Hsn report={data} />
          <Places report={data} />
        </>
      )}
    </div>
  )
}
