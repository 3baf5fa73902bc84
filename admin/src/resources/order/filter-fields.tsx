import { ORDER_KINDS, ORDER_MONEY } from "@silai/contracts/order/limits"
import { type StateName, STATES } from "@silai/contracts/place/states"
import { DatePicker, Select } from "antd"
import dayjs from "dayjs"
import { useId } from "react"
import { useSeesContact } from "../../providers/may"
import { Choice } from "../../ui/choice"
import type { List } from "../../ui/list/use-list-table"
import { useSay } from "../../words/language"
import type { OrderRecord } from "./calls"
import type { orderAddress } from "./query"
import style from "../../ui/list/narrowing.module.css"

const DAY = "YYYY-MM-DD"

export function FilterFields({ list }: { list: List<OrderRecord, typeof orderAddress> }) {
  const { values, filter, isFiltered, clear } = list
  const { kind, money, states, archived, from, to } = values
  const say = useSay()
  const id = useId()
  const seesContact = useSeesContact()
  return (
    <div className={style.fields}>
      <Choice
        label={say("orders.kind")}
        labelled="above"
        value={kind ?? ""}
        words={[["", say("orders.any")], ...ORDER_KINDS.map((one) => [one, say(`orders.kind.${one}`)] as const)]}
        onChoose={(word) => filter({ kind: word })}
      />
      <Choice
        label={say("orders.money")}
        labelled="above"
        value={money ?? ""}
        words={[["", say("orders.any")], ...ORDER_MONEY.map((one) => [one, say(`orders.money.${one}`)] as const)]}
        onChoose={(word) => filter({ money: word })}
      />
      <Choice
        label={say("orders.archived")}
        labelled="above"
        value={archived ? "1" : ""}
        words={[
          ["", say("orders.archived.not")],
          ["1", say("orders.archived.only")],
        ]}
        onChoose={(word) => filter({ archived: word ? true : undefined })}
      />
      {seesContact && (
        <div className={style.field}>
          <label htmlFor={id}>{say("orders.state")}</label>
          <Select<StateName[]>
            id={id}
            mode="multiple"
            allowClear
            maxTagCount={1}
            value={states ?? []}
            placeholder={say("orders.any")}
            options={STATES.map(({ name }) => ({ value: name, label: name }))}
            onChange={(chosen) => filter({ states: chosen })}
            className={style.wide}
          />
        </div>
      )}
      <div className={style.field}>
        <span>{say("orders.placed")}</span>
        <DatePicker.RangePicker
          allowEmpty={[true, true]}
          format="DD/MM/YYYY"
          placeholder={[say("orders.from"), say("orders.until")]}
          aria-label={say("orders.days")}
          value={[from ? dayjs(from, DAY) : null, to ? dayjs(to, DAY) : null]}
          onChange={(days) => filter({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
        />
      </div>
      {isFiltered && (
        <button type="button" className={style.clear} onClick={clear}>
          {say("orders.clear")}
        </button>
      )}
    </div>
  )
}
