import type { Paper } from "@silai/contracts/papers/calls"
import { useQuery } from "@tanstack/react-query"
import { App } from "antd"
import { useSeesContact } from "../../../providers/may"
import { call, callForFile } from "../../../providers/call"
import { Box } from "../../../ui/record/box"
import { dateOf, money } from "../../../ui/format"
import { IconButton } from "../../../ui/icon-button"
import { DownloadIcon } from "../../../ui/icons"
import { saveFile } from "../../../ui/save-file"
import { useSay } from "../../../words/language"
import { askCreditNote, askInvoice, askPapers, type WholeOrder } from "../calls"
import { chunksOfIds } from "../many/chunks"
import { PrintButton } from "./print-button"
import style from "./papers-box.module.css"

/** The invoice and credit notes of an order. A refund or a new status may have made another. */
export function PapersBox({ order }: { order: WholeOrder }) {
  const say = useSay()
  const { message } = App.useApp()
  // They contain the buyer’s address.
  const seesContact = useSeesContact()
  const { data } = useQuery({
    enabled: seesContact,
    queryKey: ["papers", order._id, order.status, order.money.refundedRupees],
    queryFn: async ({ signal }) => (await call(askPapers, { orderId: order._id }, signal)).data,
  })
  const save = async ({ kind, number }: Paper) => {
    try {
      const ask = { orderId: order._id }
      const type = "application/pdf"
      const file =
        kind === "invoice"
          ? await callForFile(askInvoice, ask, type)
          : await callForFile(askCreditNote, { ...ask, number }, type)
      saveFile(file, `${number.replaceAll("/", "-")}.pdf`)
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  return (
    <Box
      title={say("papers.title")}
      tool={<PrintButton chunks={async () => chunksOfIds([order._id])} name={order.orderNumber} />}
    >
      <ul className={style.papers}>
        {data?.map((paper) => (
          <li key={paper.number}>
            <span>
              <b>{say(`paper.${paper.kind}`)}</b>
              <span className="figures">{paper.number}</span>
              <span>
                {dateOf(paper.issuedAt)}, {money(paper.totalRupees)}
              </span>
            </span>
            <IconButton
              icon={<DownloadIcon />}
              data-screen
              type="default"
              label={say("papers.save", { number: paper.number })}
              onClick={() => void save(paper)}
            />
          </li>
        ))}
      </ul>
    </Box>
  )
}
