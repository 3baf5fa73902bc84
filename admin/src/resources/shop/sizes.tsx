import { type Garment, type GarmentSizes, FIRST_SIZES, wrongInSizes } from "@silai/contracts/catalogue/garment-sizes"
import { CHART_NAMES } from "@silai/contracts/catalogue/style-limits"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { useQueryClient } from "@tanstack/react-query"
import { Link } from "react-router"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { translated, useSay } from "../../words/language"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"
import { SizesField } from "./sizes-field"

export const SizeSettings = () => <SectionPage section="sizes">{(record) => <SizesForm record={record} />}</SectionPage>

/** As it is saved: without the blanks that were typed around a name. */
const asWritten = (sizes: GarmentSizes): GarmentSizes => ({
  Shirts: sizes.Shirts.map((size) => size.trim()),
  Trousers: sizes.Trousers.map((size) => size.trim()),
})

function SizesForm({ record }: { record: SettingsRecord<"sizes"> }) {
  const say = useSay()
  const client = useQueryClient()
  const nameOf = (garment: Garment) => say(`settings.chart.${garment}`)
  const list = (sizes: readonly string[]) => sizes.join(", ") || "–"
  const at = useRecordForm<SettingsRecord<"sizes">, GarmentSizes>({
    resource: "shop-settings",
    id: "sizes",
    record,
    blank: FIRST_SIZES,
    valuesOf: ({ values }) => values,
    fields: {
      Shirts: { label: nameOf("Shirts"), textOf: list },
      Trousers: { label: nameOf("Trousers"), textOf: list },
    },
    variables: (values, { version }) => ({ values: asWritten(values), version }),
    conflicts: [settingsRefusals.settings_changed.code],
    // A new style is offered them at once.
    onSaved: () => void client.invalidateQueries({ queryKey: ["colourway", "choices"] }),
  })
  return (
    <SectionForm
      record={record}
      at={at}
      inWords={(values) => CHART_NAMES.map((garment) => `${nameOf(garment)}: ${list(values[garment])}`).join("; ")}
      onTake={at.set}
    >
      <p className="quiet">{say("settings.sizes.note")}</p>
      {CHART_NAMES.map((garment) => (
        <section key={garment} className="part">
          <h2>{nameOf(garment)}</h2>
          <FormField<GarmentSizes>
            name={garment}
            check={(now) => {
              const wrong = wrongInSizes(asWritten(now)[garment])
              return wrong && translated(wrong)
            }}
          >
            <SizesField garment={nameOf(garment)} />
          </FormField>
        </section>
      ))}
      <p>
        {say("settings.sizes.charts")} <Link to="/management/settings/size-charts">{say("settings.sizeCharts")}</Link>
      </p>
    </SectionForm>
  )
}
