import { WISH } from "@silai/contracts/order/limits"
import { mayTakeOut } from "@silai/contracts/order/status"
import { roomFor } from "@silai/contracts/room"
import { useQuery } from "@tanstack/react-query"
import { Button, Form, Input, Select } from "antd"
import { useId } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { NewerText } from "../../ui/form/newer-text"
import { useOwnText } from "../../ui/form/use-own-text"
import { Box } from "../../ui/record/box"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import { askSewnBy, askWish, type WholeOrder } from "./calls"
import { askWorkshop } from "./workshop/calls"
import style from "./tailor-and-wish.module.css"

/** The buyer's wish, and who sews the order: both can be changed here until it is packed. */
export function AtWork({ order }: { order: WholeOrder }) {
  const say = useSay()
  const mayWrite = useMay()("order.write") && mayTakeOut(order.status)
  if (!mayWrite && !order.wish && !order.tailor) return null
  return (
    <Box title={say("at-work.title")}>
      {mayWrite ? (
        <>
          {order.hasCustom && <Tailor order={order} />}
          <Wish key={order._id} order={order} />
        </>
      ) : (
        <>
          {order.tailor && <p>{say("at-work.sews", { name: order.tailor.name })}</p>}
          {order.wish && <p>{order.wish}</p>}
        </>
      )}
    </Box>
  )
}

const unassigned = "nobody"

function Tailor({ order }: { order: WholeOrder }) {
  const say = useSay()
  const { act, busy } = useAct("order")
  const { data, isPending } = useQuery({
    queryKey: ["workshop", "tailors", order.orderNumber],
    queryFn: ({ signal }) => call(askWorkshop, { search: order.orderNumber }, signal),
  })
  const tailors = data?.tailors ?? []
  // Before the reply, and for tailors who have left, the order itself has the name.
  const other = order.tailor && !tailors.some(({ _id }) => _id === order.tailor?._id) ? [order.tailor] : []
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={say("at-work.tailor")} htmlFor="tailor">
        <Select
          id="tailor"
          loading={isPending}
          disabled={busy}
          value={order.tailor?._id ?? unassigned}
          onChange={(chosen) =>
            void act(askSewnBy, { orderId: order._id, tailorId: chosen === unassigned ? null : chosen })
          }
          options={[
            { value: unassigned, label: say("at-work.nobody") },
            ...other.map(({ _id, name }) => ({ value: _id, label: name })),
            ...tailors.map(({ _id, name, orders: n }) => ({ value: _id, label: say("at-work.load", { name, n }) })),
          ]}
        />
      </Form.Item>
    </Form>
  )
}

/** A colleague's wish replaces what is shown, not what is being typed. */
function Wish({ order }: { order: WholeOrder }) {
  const say = useSay()
  const id = useId()
  const { act, busy } = useAct("order")
  const own = useOwnText(order.wish)
  const { text, setText, base, isChanged, theirs, saved } = own
  const save = () => {
    const wish = text.trim()
    void act(askWish, { orderId: order._id, wish, before: theirs ?? base }, () => saved(wish))
  }
  return (
    <Form name="wish" layout="vertical" onFinish={save}>
      <Form.Item label={say("at-work.wish")} htmlFor={id}>
        <Input.TextArea
          id={id}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={roomFor(WISH.most)}
        />
      </Form.Item>
      {isChanged && (
        <div className={`stack ${style.changed}`}>
          <NewerText own={own} />
          <span>
            <Button htmlType="submit" loading={busy}>
              {say(theirs === null ? "at-work.keep" : "form.keep")}
            </Button>
          </span>
        </div>
      )}
    </Form>
  )
}
