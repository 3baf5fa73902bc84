import { useInvalidate } from "@refinedev/core"
import { call, type Entry } from "@silai/admin/call"
import { useMay } from "@silai/admin/may"
import type { PanelRecords } from "@silai/admin/panel"
import { App, Button } from "antd"
import { useState } from "react"
import type { counterCalls } from "../src/calls"

const receive: Entry<typeof counterCalls.receive> = { path: "/admin/counter/receive" }
const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`

const words = {
  captured: "The customer has paid.",
  unpaid: "It was called off before anything was paid, so nothing goes back.",
  refunded: "Hand the money back over the counter.",
  partially_refunded: "Hand a part of the money back over the counter.",
} as Partial<Record<string, string>>

/** The sum due for an order that is paid on collection. */
export function CounterPanel({ record }: { record: PanelRecords["order"] }) {
  const { message } = App.useApp()
  const may = useMay()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState(false)
  if (record.paymentStatus !== "due") return <p>{words[record.paymentStatus]}</p>
  const take = async () => {
    setBusy(true)
    try {
      void message.success((await call(receive, { orderId: record._id })).message)
      await invalidate({ resource: "order", invalidates: ["all"] })
    } catch (error) {
      void message.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>{rupees(record.money.dueRupees)} to be paid when it is collected.</p>
      {may("order.move") && (
        <Button type="primary" loading={busy} onClick={() => void take()} style={{ marginTop: 12 }}>
          The money is here
        </Button>
      )}
    </>
  )
}
