import { settingsRefusals } from "@silai/contracts/shop/messages"
import { FIRST_SETTINGS, type WorkshopRules } from "@silai/contracts/shop/sections"
import { Switch } from "antd"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { useSay } from "../../words/language"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"

export const WorkshopSettings = () => (
  <SectionPage section="workshop">{(record) => <WorkshopForm record={record} />}</SectionPage>
)

function WorkshopForm({ record }: { record: SettingsRecord<"workshop"> }) {
  const say = useSay()
  const at = useRecordForm<SettingsRecord<"workshop">, WorkshopRules>({
    resource: "shop-settings",
    id: "workshop",
    record,
    blank: FIRST_SETTINGS.workshop,
    valuesOf: ({ values }) => values,
    fields: { namesTailor: say("settings.workshop.names") },
    variables: (values, { version }) => ({ values, version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  return (
    <SectionForm
      record={record}
      at={at}
      inWords={({ namesTailor }) => say(namesTailor ? "settings.workshop.named" : "settings.workshop.unnamed")}
      onTake={at.set}
    >
      <h2>{say("settings.workshop")}</h2>
      <p className="quiet">{say("settings.workshop.note")}</p>
      <FormField<WorkshopRules> name="namesTailor" label={say("settings.workshop.names")} valuePropName="checked">
        <Switch />
      </FormField>
    </SectionForm>
  )
}
