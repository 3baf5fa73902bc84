import { OPENING_HOURS } from "@silai/contracts/checkout/limits"
import { type OpeningHours, WEEKDAYS } from "@silai/contracts/checkout/opening-hours"
import { Button, Input, Switch, Tag } from "antd"
import { useState } from "react"
import { longDay } from "../../ui/format"
import style from "./shipping-fee.module.css"

/** Form.Item adds these. */
type Props = { value?: OpeningHours; onChange?: (value: OpeningHours) => void }

const USUAL = { from: "10:00", to: "19:00" }
const asDay = (iso: string) => longDay(new Date(`${iso}T12:00:00+05:30`))

/** When orders can be collected: hours for each weekday, and days on which the shop stays closed. */
export function HoursField({ value = { week: [], closed: [] }, onChange }: Props) {
  const { week, closed } = value
  const [day, setDay] = useState("")
  const set = (at: number, span: OpeningHours["week"][number]) => onChange?.({ week: week.with(at, span), closed })
  const known = week.find((span) => span !== null) ?? USUAL
  return (
    <div className={style.hours}>
      {WEEKDAYS.map((name, at) => {
        const span = week[at] ?? null
        return (
          <div key={name} className={style.weekday} role="group" aria-label={name}>
            <Switch
              checked={span !== null}
              onChange={(open) => set(at, open ? known : null)}
              aria-label={`Open on ${name}`}
            />
            <span className={style.weekdayName}>{name}</span>
            {span ? (
              <span className={style.span}>
                <Input
                  type="time"
                  value={span.from}
                  onChange={({ target }) => set(at, { ...span, from: target.value })}
                  aria-label={`${name}, from`}
                />
                <Input
                  type="time"
                  value={span.to}
                  onChange={({ target }) => set(at, { ...span, to: target.value })}
                  aria-label={`${name}, to`}
                />
              </span>
            ) : (
              <span className={style.soft}>Closed</span>
            )}
          </div>
        )
      })}
      <div className={style.closedDays}>
        <Input
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          aria-label="A day on which the shop stays closed"
        />
        <Button
          disabled={!day || closed.includes(day) || closed.length >= OPENING_HOURS.maxClosed}
          onClick={() => {
            onChange?.({ week, closed: [...closed, day].sort() })
            setDay("")
          }}
        >
          Closed that day
        </Button>
      </div>
      {closed.length > 0 && (
        <ul className={style.tags} aria-label="Days on which the shop stays closed">
          {closed.map((one) => (
            <li key={one}>
              <Tag
                closable={{ "aria-label": `Open on ${asDay(one)} after all` }}
                onClose={(event) => {
                  event.preventDefault()
                  onChange?.({ week, closed: closed.filter((other) => other !== one) })
                }}
              >
                {asDay(one)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
