import type { StockDifference } from "@silai/contracts/inventory/calls"
import { REASON_WORDS } from "@silai/contracts/inventory/messages"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Alert, App, Button, Table } from "antd"
import { Link } from "react-router"
import { call } from "../../providers/call"
import { count, dateTimeOf } from "../../ui/format"
import { sentenceOf, useSay } from "../../words/language"
import { askDifferences, askPutRight } from "./calls"

const key = ["inventory", "differences"]
const signed = (change: number) => (change === 0 ? "" : `${change > 0 ? "+" : "−"}${count(Math.abs(change))}`)

/** Counts that do not add up, each with its latest movements; nothing while all do. */
export function Differences({ mayWrite }: { mayWrite: boolean }) {
  const say = useSay()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(askDifferences, {}, signal) })
  if (!data?.data.length) return null
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 20 }}
      message={say("alarms.stock", { n: data.data.length })}
      description={
        <>
          <p>{say("stock.differ.about")}</p>
          {data.data.map((one) => (
            <Difference key={`${one.itemId} ${one.kind}`} one={one} mayWrite={mayWrite} />
          ))}
        </>
      }
    />
  )
}

function Difference({ one, mayWrite }: { one: StockDifference; mayWrite: boolean }) {
  const say = useSay()
  const { modal, message } = App.useApp()
  const client = useQueryClient()
  const putRight = async () => {
    try {
      const { itemId, kind, expected } = one
      void message.success((await call(askPutRight, { itemId, kind, expected })).message)
    } catch (error) {
      void message.error(sentenceOf(error))
    }
    await client.invalidateQueries({ queryKey: ["inventory"] })
  }
  const ask = () =>
    void modal.confirm({
      title: say("stock.differ.ask"),
      content: say(`stock.differ.then.${one.kind}`, { counted: one.counted, expected: one.expected }),
      icon: null,
      okText: say("stock.differ.button"),
      cancelText: say("order.not-yet"),
      onOk: putRight,
    })
  return (
    <section aria-label={`${one.name} ${one.size}`}>
      <p>
        <b>
          {one.name}, {one.size}
        </b>{" "}
        {say(`stock.differ.${one.kind}`, { counted: one.counted, expected: one.expected })}{" "}
        {mayWrite && (
          <Button size="small" onClick={ask}>
            {say("stock.differ.button")}
          </Button>
        )}
      </p>
      <Table
        size="small"
        pagination={false}
        scroll={{ x: true }}
        rowKey={({ at, why, stocked, reserved, held }) => `${at} ${why} ${stocked} ${reserved} ${held}`}
        dataSource={one.movements}
        columns={[
          { title: say("stock.differ.when"), dataIndex: "at", render: (at: string) => dateTimeOf(at) },
          {
            title: say("stock.differ.why"),
            render: (_, { why, order }) =>
              order ? <Link to={`/order/view/${order}`}>{REASON_WORDS[why].label}</Link> : REASON_WORDS[why].label,
          },
          { title: say("stock.stocked"), dataIndex: "stocked", align: "right", render: signed },
          { title: say("stock.reserved"), dataIndex: "reserved", align: "right", render: signed },
          { title: say("stock.held"), dataIndex: "held", align: "right", render: signed },
          { title: say("stock.differ.who"), dataIndex: "by" },
        ]}
      />
    </section>
  )
}
