import { DatePicker, InputNumber } from "antd"
import dayjs from "dayjs"
import { useEffect, useId, useState } from "react"
import { CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import { Choice } from "../../ui/choice"
import type { List } from "../../ui/list/use-list-table"
import type { CustomerRecord } from "./calls"
import type { customerAddress } from "./query"
import style from "../../ui/list/narrowing.module.css"

const DAY = "YYYY-MM-DD"

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

export function FilterFields({
  list: { values, filter, isFiltered, clear },
}: {
  list: List<CustomerRecord, typeof customerAddress>
}) {
  const { orders, measured, from, to } = values
  return (
    <div className={style.fields}>
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
      <div className={style.field}>
        <span>Joined</span>
        <DatePicker.RangePicker
          allowEmpty={[true, true]}
          format="DD/MM/YYYY"
          placeholder={["from", "until"]}
          aria-label="Joined from and until"
          value={[from ? dayjs(from, DAY) : null, to ? dayjs(to, DAY) : null]}
          onChange={(days) => filter({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
        />
      </div>
      <SpendField spend={values.spend} onSet={(spend) => filter({ spend })} />
      {isFiltered && (
        <button type="button" className={style.clear} onClick={clear}>
          Clear all
        </button>
      )}
    </div>
  )
}

/** Applied on blur or Enter: half a sum is not a filter. */
function SpendField({ spend, onSet }: { spend: number | undefined; onSet: (spend: number | undefined) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<number | null>(spend ?? null)
  useEffect(() => setTyped(spend ?? null), [spend])
  const set = () => {
    if ((typed ?? undefined) !== spend) onSet(typed || undefined)
  }
  return (
    <div className={style.field}>
      <label htmlFor={id}>Spent at least, ₹</label>
      <InputNumber<number>
        id={id}
        value={typed}
        placeholder="0"
        controls={false}
        min={0}
        max={CUSTOMER_LIST.maxSpendRupees}
        inputMode="numeric"
        parser={(text) => Number((text ?? "").replace(/[^\d.]/g, ""))}
        formatter={(value) => (value ? Number(value).toLocaleString("en-IN") : "")}
        onChange={setTyped}
        onBlur={set}
        onPressEnter={set}
      />
    </div>
  )
}
