import { ORDER_DUE, ORDER_KINDS, ORDER_MONEY } from "@silai/contracts/order/limits"
import { type StateName, STATES } from "@silai/contracts/place/states"
import { Select } from "antd"
import { useId } from "react"
import { useSeesContact } from "../../providers/may"
import { Choice } from "../../ui/choice"
import { DayRange } from "../../ui/list/day-range"
import { Labelled } from "../../ui/list/labelled"
import type { List } from "../../ui/list/list-table"
import { useSay } from "../../words/language"
import type { OrderRecord } from "./calls"
import type { orderAddress } from "./query"

/** The filters of the order list, in addition to its tabs. */
export function FilterFields({ list: { values, filter } }: { list: List<OrderRecord, typeof orderAddress> }) {
  const { kind, money, due, states, archived, from, to } = values
  const say = useSay()
  const id = useId()
  return (
    <>
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
        label={say("orders.due")}
        labelled="above"
        value={due ?? ""}
        words={[["", say("orders.any")], ...ORDER_DUE.map((one) => [one, say(`orders.due.${one}`)] as const)]}
        onChoose={(word) => filter({ due: word })}
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
      {useSeesContact() && (
        <Labelled label={say("orders.state")} htmlFor={id}>
          <Select<StateName[]>
            id={id}
            mode="multiple"
            allowClear
            maxTagCount={1}
            value={states ?? []}
            placeholder={say("orders.any")}
            options={STATES.map(({ name }) => ({ value: name, label: name }))}
            onChange={(chosen) => filter({ states: chosen })}
          />
        </Labelled>
      )}
      <DayRange label={say("orders.placed")} from={from} to={to} onChange={filter} />
    </>
  )
}
