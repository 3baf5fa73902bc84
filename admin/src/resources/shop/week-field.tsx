import { type OpeningHours, WEEKDAYS } from "@silai/contracts/shop/opening-hours"
import { Switch } from "antd"
import { HourField } from "../../ui/form/day-field"
import { useSay } from "../../words/language"
import style from "./hours.module.css"

type Week = OpeningHours["week"]
/** Form.Item adds these. */
type Props = { id?: string; value?: Week; onChange?: (value: Week) => void }

const USUAL = { from: "10:00", to: "19:00" }

/** The hours of each weekday. */
export function WeekField({ id, value: week = [], onChange }: Props) {
  const say = useSay()
  const set = (at: number, span: Week[number]) => onChange?.(week.with(at, span))
  const known = week.find((span) => span !== null) ?? USUAL
  return (
    <div id={id} tabIndex={-1} className="stack" role="group" aria-label={say("settings.hours.week")}>
      {WEEKDAYS.map((one, at) => {
        const span = week[at] ?? null
        const day = say(`weekday.${one}`)
        return (
          <div key={one} className={style.weekday} role="group" aria-label={day}>
            <Switch
              checked={span !== null}
              onChange={(open) => set(at, open ? known : null)}
              aria-label={say("settings.hours.open", { day })}
            />
            <span className={style.weekdayName}>{day}</span>
            {span ? (
              <span className={style.span}>
                <HourField
                  value={span.from}
                  onChange={(from) => set(at, { ...span, from })}
                  aria-label={say("settings.hours.from", { day })}
                />
                <HourField
                  value={span.to}
                  onChange={(to) => set(at, { ...span, to })}
                  aria-label={say("settings.hours.to", { day })}
                />
              </span>
            ) : (
              <span className="quiet">{say("settings.hours.closed")}</span>
            )}
          </div>
        )
      })}
    </div>
  )
}
