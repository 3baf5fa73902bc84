import { isWithoutContact, PAPERS, type PaperKind } from "@silai/contracts/papers/limits"
import { App, Button, Dropdown } from "antd"
import { useState } from "react"
import { callForFile } from "../../providers/call"
import { useSeesContact } from "../../providers/may"
import { OrdersIcon } from "../../ui/icons"
import { saveFile } from "../../ui/save-file"
import { useSay } from "../../words/language"
import { askPrint } from "./calls"

/** Papers of these orders, one kind in one file. */
export function PrintMenu({ orderIds, name }: { orderIds: readonly string[]; name: string }) {
  const say = useSay()
  const { message } = App.useApp()
  const seesContact = useSeesContact()
  const kinds = PAPERS.filter((kind) => seesContact || isWithoutContact(kind))
  const [busy, setBusy] = useState(false)
  const print = async (kind: PaperKind) => {
    setBusy(true)
    try {
      const file = await callForFile(askPrint, { kind, orderIds: [...orderIds] }, "application/pdf")
      saveFile(file, `${kind}-${name}.pdf`)
    } catch (error) {
      void message.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: kinds.map((kind) => ({ key: kind, label: say(`paper.${kind}`), onClick: () => void print(kind) })),
      }}
    >
      <Button icon={<OrdersIcon />} loading={busy} data-screen>
        {say("papers.button")}
      </Button>
    </Dropdown>
  )
}
