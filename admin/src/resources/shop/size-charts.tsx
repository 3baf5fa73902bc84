import { CHART_NAMES } from "@silai/contracts/catalogue/style-limits"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { type ChartName, FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { wrongInChart } from "@silai/contracts/size-chart/rules"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { heard, useSay } from "../../words/language"
import { ChartGrid, type Row } from "./chart-grid"
import { ChartPreview } from "./chart-preview"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"
import style from "./settings.module.css"

type Charts = Record<ChartName, Row[]>

export const SizeChartSettings = () => (
  <SectionPage section="sizeCharts">{(record) => <ChartsForm record={record} />}</SectionPage>
)

const rowWords = ({ name, values }: Row) => `${name} ${values.map((inches) => inches ?? "–").join(" / ")}`
const chartWords = (rows: Row[]) => rows.map(rowWords).join("; ")

/** "Shirts: Chest 36 / 38 / …": the rows that a version changed in the one before it; all of them, without that. */
const inWords = (now: Charts, before: Charts | undefined) =>
  CHART_NAMES.flatMap((title) => {
    const same = new Set((before?.[title] ?? []).map(rowWords))
    const changed = now[title].filter((row) => !same.has(rowWords(row)))
    return changed.length > 0 ? [`${title}: ${chartWords(changed)}`] : []
  }).join("; ")

function ChartsForm({ record }: { record: SettingsRecord<"sizeCharts"> }) {
  const say = useSay()
  const at = useRecordForm<SettingsRecord<"sizeCharts">, Charts>({
    resource: "shop-settings",
    id: "sizeCharts",
    record,
    blank: FIRST_CHART_ROWS,
    valuesOf: ({ values }) => values,
    fields: {
      Shirts: { label: say("settings.chart.Shirts"), say: chartWords },
      Trousers: { label: say("settings.chart.Trousers"), say: chartWords },
    },
    variables: (values, { version }) => ({ values, version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  return (
    <SectionForm
      record={record}
      at={at}
      inWords={(values, before) => inWords(values, before) || say("settings.chart.fewer")}
      onTake={at.set}
    >
      <p className={style.soft}>{say("settings.chart.note")}</p>
      {CHART_NAMES.map((title) => (
        <section key={title} className={style.section}>
          <h2>{say(`settings.chart.${title}`)}</h2>
          <FormField<Charts>
            name={title}
            checkOnLeaving
            check={(now) => {
              const wrong = wrongInChart(now[title])
              return wrong && heard(wrong)
            }}
          >
            <ChartGrid chart={title} title={say(`settings.chart.${title}`)} />
          </FormField>
          <ChartPreview title={say(`settings.chart.${title}`)} rows={at.values[title]} />
        </section>
      ))}
    </SectionForm>
  )
}
