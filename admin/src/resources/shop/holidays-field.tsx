import { OPENING_HOURS } from "@silai/contracts/shop/limits"
import type { Holiday } from "@silai/contracts/shop/opening-hours"
import { roomFor } from "@silai/contracts/room"
import { Button, Input } from "antd"
import { useId } from "react"
import { IconButton } from "../../ui/icon-button"
import { CloseIcon } from "../../ui/icons"
import { DayField } from "../../ui/form/day-field"
import { useSay } from "../../words/language"
import style from "./hours.module.css"

/** Form.Item adds these. */
type Props = { id?: string; value?: Holiday[]; onChange?: (value: Holiday[]) => void }

const BLANK: Holiday = { from: "", to: "", name: "" }

/** Days on which the shop stays closed: one or several, each under the name that customers read. */
export function HolidaysField({ id, value: holidays = [], onChange }: Props) {
  const say = useSay()
  const prefix = useId()
  const set = (at: number, change: Partial<Holiday>) =>
    onChange?.(holidays.map((one, place) => (place === at ? { ...one, ...change } : one)))
  return (
    <div id={id} tabIndex={-1} className="stack" role="group" aria-label={say("settings.holidays")}>
      {holidays.map((holiday, at) => {
        const { from, to, name } = holiday
        const called = name.trim() || say("settings.holiday", { n: at + 1 })
        const label = (part: string) => `${prefix}-${at}-${part}`
        return (
          <div key={at} className={style.holiday} role="group" aria-label={called}>
            <div className={style.holidayName}>
              <label htmlFor={label("name")}>{say("settings.holiday.name")}</label>
              <Input
                id={label("name")}
                value={name}
                maxLength={roomFor(OPENING_HOURS.maxName)}
                placeholder="Diwali"
                onChange={({ target }) => set(at, { name: target.value })}
              />
            </div>
            <div>
              <label htmlFor={label("from")}>{say("settings.holiday.from")}</label>
              {/* A single day is the usual case: its last day follows the first. */}
              <DayField
                id={label("from")}
                value={from}
                onChange={(day) => set(at, { from: day, ...((to === "" || to === from || to < day) && { to: day }) })}
              />
            </div>
            <div>
              <label htmlFor={label("to")}>{say("settings.holiday.to")}</label>
              <DayField
                id={label("to")}
                value={to}
                first={from || undefined}
                onChange={(day) => set(at, { to: day })}
              />
            </div>
            <IconButton
              icon={<CloseIcon />}
              label={say("settings.holiday.remove", { name: called })}
              onClick={() => onChange?.(holidays.filter((_, place) => place !== at))}
            />
          </div>
        )
      })}
      <div>
        <Button
          disabled={holidays.length >= OPENING_HOURS.maxHolidays}
          onClick={() => onChange?.([...holidays, BLANK])}
        >
          {say("settings.holiday.add")}
        </Button>
      </div>
    </div>
  )
}
