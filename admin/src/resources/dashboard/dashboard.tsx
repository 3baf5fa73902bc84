import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { ErrorState } from "../../ui/error-state"
import { longDay } from "../../ui/format"
import { DashboardOutline } from "./outline"
import { useTitle } from "../../ui/use-title"
import { Alarms } from "./alarms"
import { Figures } from "./figures"
import { LatestOrders, LowStock, StatusBars } from "./panels"
import { useDashboard } from "./use-dashboard"
import style from "./dashboard.module.css"

export function Dashboard() {
  useTitle("Dashboard")
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const { data, error, refetch } = useDashboard()
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{person ? `Good to see you, ${person.name.split(" ")[0]}` : "Dashboard"}</h1>
        <p>{longDay(new Date())}</p>
      </header>
      {data ? (
        <>
          <Alarms data={data} />
          <Figures data={data} />
          <div className={style.columns}>
            <LatestOrders data={data} />
            <div className={style.side}>
              <StatusBars data={data} />
              <LowStock data={data} />
            </div>
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DashboardOutline />
      )}
    </div>
  )
}
