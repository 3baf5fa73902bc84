import { PAPER_LINK } from "@silai/contracts/papers/limits"
import { useQuery } from "@tanstack/react-query"
import { useSeesContact } from "../../../providers/may"
import { call } from "../../../providers/call"
import { Box } from "../../../ui/record/box"
import { dateOf, money } from "../../../ui/format"
import { IconButton } from "../../../ui/icon-button"
import { DownloadIcon } from "../../../ui/icons"
import { useSay } from "../../../words/language"
import { askPapers, type WholeOrder } from "../calls"
import { chunksOfIds } from "../many/chunks"
import { PrintButton } from "./print-button"
import style from "./papers-box.module.css"

const ASK_AGAIN_MS = PAPER_LINK.replacedMinutes * 60_000

/** The invoice and credit notes of an order. A refund or a new status may have made another. */
export function PapersBox({ order }: { order: WholeOrder }) {
  const say = useSay()
  // They contain the buyer’s address.
  const seesContact = useSeesContact()
  const { data } = useQuery({
    enabled: seesContact,
    queryKey: ["papers", order._id, order.status, order.money.refundedRupees],
    queryFn: async ({ signal }) => (await call(askPapers, { orderId: order._id }, signal)).data,
    // The links on an open page expire.
    staleTime: ASK_AGAIN_MS,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: true,
  })
  return (
    <Box
      title={say("papers.title")}
      extra={<PrintButton chunks={async () => chunksOfIds([order._id])} name={order.orderNumber} />}
    >
      <ul className={`${style.papers} stack`}>
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
              label={say("papers.open", { number: paper.number })}
              href={`/api${paper.path}`}
              target="_blank"
              rel="noopener"
            />
          </li>
        ))}
      </ul>
    </Box>
  )
}
