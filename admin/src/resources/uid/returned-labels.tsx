import { useQuery } from "@tanstack/react-query"
import { Form, Input } from "antd"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { useSay } from "../../words/language"
import { askOfOrder, PACKED } from "./calls"

/** One label per line, as a USB scanner leaves them. */
export const uidsIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The labels of returned pieces, where they had any. The field `uids` of the form around it. */
export function ReturnedLabels({ orderId, lines }: { orderId: string; lines: readonly { itemId: string }[] }) {
  const say = useSay()
  const may = useMay()
  const { data } = useQuery({
    queryKey: [PACKED, orderId],
    queryFn: async ({ signal }) => (await call(askOfOrder, { orderId }, signal)).data,
    enabled: may("uid.read"),
    staleTime: 0,
  })
  const sent = (data ?? []).filter(({ itemId, uids }) => uids.length > 0 && lines.some((one) => one.itemId === itemId))
  if (sent.length === 0) return null
  return (
    <Form.Item name="uids" label={say("uid.back.scan")} extra={say("uid.back.hint")}>
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} spellCheck={false} autoComplete="off" />
    </Form.Item>
  )
}
