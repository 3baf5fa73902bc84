import { App, Switch } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { askMadeToOrder, type StockRow } from "./calls"
import style from "./grid.module.css"

/** Whether a colour is made to order when a size has run out. */
export function MadeToOrder({ row, onChanged }: { row: StockRow; onChanged: () => void }) {
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const may = useMay()
  if (!may("catalogue.write")) return row.backorder ? <span className={style.order}>Made to order</span> : null
  const set = async (backorder: boolean) => {
    setBusy(true)
    try {
      await call(askMadeToOrder, { _id: row._id, version: row.version, backorder })
      void message.success(
        backorder
          ? `${row.variantName} is made to order when it has run out.`
          : `${row.variantName} is sold from the shelf only.`,
        2,
      )
    } catch (error) {
      void message.error((error as Error).message, 4)
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  return (
    <span className={style.order} title="When a size has run out, customers may still order it: 1 to 4 extra days.">
      <Switch
        size="small"
        checked={row.backorder}
        loading={busy}
        onChange={(on) => void set(on)}
        aria-label={`Make ${row.variantName} to order when a size has run out`}
      />
      <span aria-hidden="true">To order</span>
    </span>
  )
}
