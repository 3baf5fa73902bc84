import { App, Button } from "antd"
import { useMay } from "../../providers/may"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import { askArchive, isOver, type WholeOrder } from "./calls"

/** Archives a closed order, or restores it; for the owner. */
export function ArchiveButton({ order }: { order: WholeOrder }) {
  const say = useSay()
  const { modal } = App.useApp()
  const { act, busy } = useAct("order")
  const may = useMay()("order.archive")
  if (!may || !isOver(order)) return null
  const put = (archived: boolean) => act(askArchive, { orderId: order._id, archived })
  if (order.archived)
    return (
      <Button loading={busy} onClick={() => void put(false)}>
        {say("archive.undo")}
      </Button>
    )
  const ask = () =>
    modal.confirm({
      title: say("archive.ask", { n: 1 }),
      content: say("archive.then"),
      icon: null,
      okText: say("archive.open"),
      cancelText: say("order.not-yet"),
      onOk: () => put(true),
    })
  return (
    <Button loading={busy} onClick={() => void ask()}>
      {say("archive.open")}
    </Button>
  )
}
