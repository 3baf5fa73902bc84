import { useInvalidate } from "@refinedev/core"
import { call, entry, type Entry } from "@silai/admin/call"
import { useMay } from "@silai/admin/may"
import type { PanelRecords } from "@silai/admin/panel"
import { useQuery } from "@tanstack/react-query"
import { App, Button, Form, Input, Skeleton } from "antd"
import { useState } from "react"
import type { clothCalls } from "../src/calls"

const single: Entry<typeof clothCalls.single> = { path: "/admin/cloth/single" }
const update = entry("/admin/product/variant/update")

/** Shows and changes which mill has woven the cloth; the value is sent with the shop's own call. */
export function ClothPanel({ record }: { record: PanelRecords["colourway"] }) {
  const { message } = App.useApp()
  const may = useMay()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ["cloth", record._id],
    queryFn: ({ signal }) => call(single, { product: record._id }, signal),
  })
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />
  if (!may("catalogue.write")) return <p>{data.mill ? `Woven by ${data.mill}` : "Not set yet."}</p>
  const save = async ({ mill }: { mill: string }) => {
    setBusy(true)
    try {
      await call(update, { _id: record._id, version: record.version, additional_data: { mill } })
      void message.success("Saved. The shop shows it under Details.")
      await Promise.all([refetch(), invalidate({ resource: "colourway", invalidates: ["all"] })])
    } catch (error) {
      void message.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form
      key={data.mill}
      layout="vertical"
      initialValues={data}
      onFinish={(values: { mill: string }) => void save(values)}
    >
      <Form.Item name="mill" label="Woven by">
        <Input maxLength={60} placeholder="Name of the mill" />
      </Form.Item>
      <Button htmlType="submit" loading={busy}>
        Save
      </Button>
    </Form>
  )
}
