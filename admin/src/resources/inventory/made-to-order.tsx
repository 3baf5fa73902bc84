import { extraDays } from "@silai/contracts/checkout/delivery-messages"
import { App, Switch } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { useUndoToast } from "../../ui/use-undo-toast"
import { askMadeToOrder, type StockRow } from "./calls"
import style from "./grid.module.css"
import { sentenceOf } from "../../words/language"

/** Switches whether a colour is made to order when a size is sold out. */
export function MadeToOrder({ row, onChanged }: { row: StockRow; onChanged: () => void }) {
  const { message } = App.useApp()
  const offerUndo = useUndoToast()
  const [busy, setBusy] = useState(false)
  const may = useMay()
  if (!may("catalogue.write")) return row.backorder ? <span className={style.order}>Made to order</span> : null
  const set = async (backorder: boolean, version = row.version) => {
    setBusy(true)
    try {
      const { data } = await call(askMadeToOrder, { _id: row._id, version, backorder })
      offerUndo(
        backorder
          ? `${row.variantName} is made to order when it has run out.`
          : `${row.variantName} is sold from stock only.`,
        () => void set(!backorder, data.version),
      )
    } catch (error) {
      void message.error(sentenceOf(error), 4)
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  return (
    <span className={style.order} title={`When a size has run out, customers may still order it: ${extraDays}.`}>
      <Switch
        size="small"
        checked={row.backorder}
        loading={busy}
        onChange={(on) => void set(on)}
        aria-label={`Make ${row.variantName} to order when a size has run out`}
      />
      <span aria-hidden="true">Make to order</span>
    </span>
  )
}
