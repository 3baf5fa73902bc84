import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { DASHBOARD } from "@silai/contracts/notice/limits"
import { useSearchParams } from "react-router"
import { ErrorState } from "../../ui/state/error-state"
import { OutOfDate } from "../../ui/state/out-of-date"
import { longDay } from "../../ui/format"
import { useNow } from "../../ui/use-now"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { Alarms } from "./alarms"
import { Charts } from "./charts"
import { DashboardOutline } from "./outline"
import { LatestOrders, LowStock, StatusBars } from "./panels"
import { Period } from "./period"
import { useDashboard } from "./use-dashboard"
import { Waits } from "./waiting-work"
import { Work } from "./work"
import style from "./dashboard.module.css"

/** The day's work, what waits, and the figures of a period, which is in the address. */
export function Dashboard() {
  const say = useSay()
  useTitle(say("nav.dashboard"))
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const [params, setParams] = useSearchParams()
  const days = DASHBOARD.spans.find((span) => String(span) === params.get("days")) ?? DASHBOARD.usual
  const { data, error, refetch, isPlaceholderData } = useDashboard(days)
  const now = useNow()
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{person ? say("dashboard.greeting", { name: person.name.replace(/ .*/, "") }) : say("nav.dashboard")}</h1>
        <p>{longDay(new Date(now))}</p>
      </header>
      {data ? (
        <>
          {error && <OutOfDate what={say("dashboard.figures")} error={error} onRetry={() => void refetch()} />}
          <Work data={data} />
          <Alarms data={data} />
          <Waits data={data} />
          <div className={style.page} aria-busy={isPlaceholderData}>
            <Period
              data={data}
              days={days}
              onDays={(chosen) =>
                setParams(chosen === DASHBOARD.usual ? {} : { days: String(chosen) }, { replace: true })
              }
            />
            <Charts data={data} />
          </div>
          <div className={style.columns}>
            <div className={style.stack}>
              <LatestOrders data={data} />
              <LowStock data={data} />
            </div>
            <StatusBars data={data} />
          </div>
        </>
      ) : error ? (
        <ErrorState title={say("dashboard.failed")} error={error} onRetry={() => void refetch()} />
      ) : (
        <DashboardOutline />
      )}
    </div>
  )
}
