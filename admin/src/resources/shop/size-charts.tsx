import { useOne } from "@refinedev/core"
import type { GarmentSizes } from "@silai/contracts/catalogue/garment-sizes"
import { CHART_NAMES } from "@silai/contracts/catalogue/style-limits"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { type ChartName, FIRST_CHART_ROWS, whoseInches } from "@silai/contracts/size-chart/charts"
import { wrongInChart } from "@silai/contracts/size-chart/rules"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { ErrorState } from "../../ui/state/error-state"
import { PageSkeleton } from "../../ui/state/skeleton"
import { translated, useSay } from "../../words/language"
import { ChartGrid, type Row } from "./chart-grid"
import { ChartPreview } from "./chart-preview"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"

type Charts = Record<ChartName, Row[]>

export const SizeChartSettings = () => (
  <SectionPage section="sizeCharts">{(record) => <WithSizes record={record} />}</SectionPage>
)

const rowWords = ({ name, values, of }: Row) =>
  `${name} ${values.map((inches) => inches ?? "–").join(" / ")}${whoseInches({ of }) === "body" ? " *" : ""}`
const chartWords = (rows: Row[]) => rows.map(rowWords).join("; ")

/** "Shirts: Chest 36 / 38 / …": the rows that a version changed against the one before; without that, all. */
const inWords = (now: Charts, before: Charts | undefined) =>
  CHART_NAMES.flatMap((title) => {
    const same = new Set((before?.[title] ?? []).map(rowWords))
    const changed = now[title].filter((row) => !same.has(rowWords(row)))
    return changed.length > 0 ? [`${title}: ${chartWords(changed)}`] : []
  }).join("; ")

const hasFewer = (now: Charts, before: Charts | undefined) =>
  CHART_NAMES.some((title) => now[title].length < (before?.[title].length ?? 0))

type Props = { record: SettingsRecord<"sizeCharts"> }

/** A cell for each size that the garment comes in. */
function WithSizes({ record }: Props) {
  const { query } = useOne<SettingsRecord<"sizes">>({
    resource: "shop-settings",
    id: "sizes",
    errorNotification: false,
  })
  const sizes = query.data?.data.values
  if (sizes) return <ChartsForm key={JSON.stringify(sizes)} record={record} sizes={sizes} />
  const error = query.error as Error | null
  return error ? <ErrorState whole error={error} onRetry={() => void query.refetch()} /> : <PageSkeleton />
}

function ChartsForm({ record, sizes }: Props & { sizes: GarmentSizes }) {
  const say = useSay()
  const at = useRecordForm<SettingsRecord<"sizeCharts">, Charts>({
    resource: "shop-settings",
    id: "sizeCharts",
    record,
    blank: FIRST_CHART_ROWS,
    valuesOf: ({ values }) => values,
    fields: {
      Shirts: { label: say("settings.chart.Shirts"), textOf: chartWords },
      Trousers: { label: say("settings.chart.Trousers"), textOf: chartWords },
    },
    variables: (values, { version }) => ({ values, version }),
    conflicts: [settingsRefusals.settings_changed.code, settingsRefusals.chart_of_other_sizes.code],
  })
  return (
    <SectionForm
      record={record}
      at={at}
      inWords={(values, before) =>
        inWords(values, before) || say(hasFewer(values, before) ? "settings.chart.fewer" : "settings.chart.sizes")
      }
      onTake={at.set}
    >
      <p className="quiet">{say("settings.chart.note")}</p>
      {CHART_NAMES.map((title) => (
        <section key={title} className="part">
          <h2>{say(`settings.chart.${title}`)}</h2>
          <FormField<Charts>
            name={title}
            checkOnLeaving
            check={(now) => {
              const wrong = wrongInChart(now[title])
              return wrong && translated(wrong)
            }}
          >
            <ChartGrid chart={title} sizes={sizes[title]} title={say(`settings.chart.${title}`)} />
          </FormField>
          <ChartPreview title={say(`settings.chart.${title}`)} sizes={sizes[title]} rows={at.values[title]} />
        </section>
      ))}
    </SectionForm>
  )
}
