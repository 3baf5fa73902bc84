import { hoursMessages, settingsRefusals } from "@silai/contracts/shop/messages"
import {
  FIRST_OPENING_HOURS,
  holidaysInWords,
  hoursInWords,
  type OpeningHours,
  todayInWords,
} from "@silai/contracts/shop/opening-hours"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { useNow } from "../../ui/use-now"
import { translated, useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { HolidaysField } from "./holidays-field"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"
import style from "./settings.module.css"
import { WeekField } from "./week-field"

export const HoursSettings = () => (
  <SectionPage section="hours">{(record) => <HoursForm record={record} />}</SectionPage>
)

/** "Monday to Saturday, 10 am to 7 pm, 2 holidays" */
const inWords = (say: Say, { week, holidays }: OpeningHours) =>
  [
    hoursInWords({ week }) || say("settings.hours.never"),
    holidays.length && say("settings.holidays.n", { n: holidays.length }),
  ]
    .filter(Boolean)
    .join(", ")

const wrongWeek = ({ week }: OpeningHours) =>
  week.some((span) => span && span.from >= span.to) ? translated(hoursMessages.hoursBackwards) : undefined

function wrongHolidays(say: Say, { holidays }: OpeningHours): string | undefined {
  if (holidays.some(({ from, to }) => !from || !to)) return say("settings.holiday.missing")
  return holidays.some(({ from, to }) => from > to) ? translated(hoursMessages.holidayBackwards) : undefined
}

/** As saved: in the order of the days. */
const asWritten = ({ week, holidays }: OpeningHours): OpeningHours => ({
  week,
  holidays: holidays
    .map((holiday) => ({ ...holiday, name: holiday.name.trim() }))
    .sort((one, other) => one.from.localeCompare(other.from)),
})

function HoursForm({ record }: { record: SettingsRecord<"hours"> }) {
  const say = useSay()
  const now = useNow()
  const at = useRecordForm<SettingsRecord<"hours">, OpeningHours>({
    resource: "shop-settings",
    id: "hours",
    record,
    blank: FIRST_OPENING_HOURS,
    valuesOf: ({ values }) => values,
    fields: {
      week: { label: say("settings.hours.week"), textOf: (week) => inWords(say, { week, holidays: [] }) },
      holidays: {
        label: say("settings.holidays"),
        textOf: (holidays) => holidays.map(({ name, from }) => name || from).join(", ") || "–",
      },
    },
    variables: (values, { version }) => ({ values: asWritten(values), version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  const hours = at.values
  return (
    <SectionForm record={record} at={at} inWords={(values) => inWords(say, values)} onTake={at.set}>
      <section className="part">
        <h2>{say("settings.hours.week")}</h2>
        <p className="quiet">{say("settings.hours.note")}</p>
        <FormField<OpeningHours> name="week" check={wrongWeek}>
          <WeekField />
        </FormField>
      </section>
      <section className="part">
        <h2>{say("settings.holidays")}</h2>
        <p className="quiet">{say("settings.holidays.note")}</p>
        <FormField<OpeningHours> name="holidays" check={(values) => wrongHolidays(say, values)}>
          <HolidaysField />
        </FormField>
      </section>
      <section aria-label={say("settings.looks")}>
        <p className="quiet">{say("settings.in-shop")}</p>
        <div className={style.paper}>
          {[hoursInWords(hours), todayInWords(hours, now), ...holidaysInWords(hours, now)]
            .filter(Boolean)
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </div>
      </section>
    </SectionForm>
  )
}
