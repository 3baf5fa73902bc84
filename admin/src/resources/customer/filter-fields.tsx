import { CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import { NumberInput } from "../../ui/form/number-input"
import { useId, useState } from "react"
import { Choice } from "../../ui/choice"
import { DayRange } from "../../ui/list/day-range"
import { Labelled } from "../../ui/list/labelled"
import type { List } from "../../ui/list/list-table"
import type { CustomerRecord } from "./calls"
import type { customerAddress } from "./query"

const HAS_ORDERED = [
  ["", "Any"],
  ["yes", "Has ordered"],
  ["no", "Never ordered"],
] as const
const MEASURED = [
  ["", "Any"],
  ["yes", "Kept"],
  ["no", "Not kept"],
] as const

const wordOf = (value: boolean | undefined) => (value === undefined ? "" : value ? "yes" : "no")
const valueOf = (word: string) => (word === "" ? undefined : word === "yes")

export function FilterFields({ list: { values, filter } }: { list: List<CustomerRecord, typeof customerAddress> }) {
  const { orders, measured, from, to, spend } = values
  return (
    <>
      <Choice
        label="Orders"
        labelled="above"
        value={wordOf(orders)}
        words={HAS_ORDERED}
        onChoose={(word) => filter({ orders: valueOf(word) })}
      />
      <Choice
        label="Measurements"
        labelled="above"
        value={wordOf(measured)}
        words={MEASURED}
        onChoose={(word) => filter({ measured: valueOf(word) })}
      />
      <DayRange label="Joined" from={from} to={to} onChange={filter} />
      <SpendField key={spend} spend={spend} onSet={(most) => filter({ spend: most })} />
    </>
  )
}

/** Applied on blur or Enter: half a sum is not a filter. */
function SpendField({ spend, onSet }: { spend: number | undefined; onSet: (spend: number | undefined) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<number | null>(spend ?? null)
  const set = () => {
    if ((typed ?? undefined) !== spend) onSet(typed || undefined)
  }
  return (
    <Labelled label="Spent at least, ₹" htmlFor={id}>
      <NumberInput<number>
        id={id}
        value={typed}
        placeholder="0"
        controls={false}
        min={0}
        max={CUSTOMER_LIST.maxSpendRupees}
        inputMode="numeric"
        formatter={(value) => (value ? Number(value).toLocaleString("en-IN") : "")}
        onChange={setTyped}
        onBlur={set}
        onPressEnter={set}
      />
    </Labelled>
  )
}
