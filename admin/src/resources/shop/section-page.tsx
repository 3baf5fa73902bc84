import { useOne } from "@refinedev/core"
import type { ReactNode } from "react"
import { Link, useNavigate } from "react-router"
import type { Failure } from "../../providers/failure"
import { ErrorState } from "../../ui/state/error-state"
import { PageSkeleton } from "../../ui/state/skeleton"
import { Tabs } from "../../ui/tabs"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import type { SettingsRecord } from "./settings-calls"
import page from "../../ui/record/record.module.css"

/** The sections in the order of their tabs, each at its own address. */
const PLACES = {
  identity: "/management/settings/identity",
  hours: "/management/settings/hours",
  returns: "/management/settings/returns",
  cod: "/management/settings/cod",
  workshop: "/management/settings/workshop",
  quickReplies: "/management/settings/quick-replies",
  sizes: "/management/settings/sizes",
  sizeCharts: "/management/settings/size-charts",
  announcement: "/management/settings",
} as const
type Placed = keyof typeof PLACES

type Props<Name extends Placed> = { section: Name; children: (record: SettingsRecord<Name>) => ReactNode }

/** The settings, with one section of them open. */
export function SectionPage<Name extends Placed>({ section, children }: Props<Name>) {
  const say = useSay()
  const navigate = useNavigate()
  useTitle(`${say(`settings.${section}`)} · ${say("nav.shop-settings")}`)
  const { query } = useOne<SettingsRecord<Name>, Failure>({
    resource: "shop-settings",
    id: section,
    errorNotification: false,
  })
  const record = query.data?.data
  return (
    <article className={page.page}>
      <header className={page.head}>
        <div>
          <h1>{say("nav.shop-settings")}</h1>
          <p className={page.under}>
            <span>{say("settings.under")}</span>
            <Link to="/management">{say("management.title")}</Link>
          </p>
        </div>
      </header>
      <Tabs
        label={say("settings.sections")}
        tabs={(Object.keys(PLACES) as Placed[]).map((one) => ({
          label: say(`settings.${one}`),
          on: one === section,
          choose: () => navigate(PLACES[one]),
        }))}
      />
      {record ? (
        children(record as SettingsRecord<Name>)
      ) : query.error ? (
        <ErrorState whole error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </article>
  )
}
