import type { UidLine } from "@silai/contracts/uid/shapes"
import { CANCELLED, type OrderStatusCode } from "@silai/contracts/order/status"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App } from "antd"
import { useEffect } from "react"
import { call } from "../../providers/call"
import { onChanges } from "../../providers/live"
import { useMay } from "../../providers/may"
import { Box } from "../../ui/record/box"
import { IconButton } from "../../ui/icon-button"
import { CloseIcon } from "../../ui/icons"
import { sentenceOf, useSay } from "../../words/language"
import { askAssign, askOfOrder, askUnassign, PACKED } from "./calls"
import { Finder } from "./finder"
import style from "./uid.module.css"

type Changed = { data: UidLine[]; message: string }

/** The labels of an order's pieces, scanned while it is packed; nothing while the shop has no labels for them. */
export function LabelsOfOrder({ orderId, status }: { orderId: string; status: number }) {
  const say = useSay()
  const may = useMay()
  const client = useQueryClient()
  const { message } = App.useApp()
  const key = [PACKED, orderId]
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(askOfOrder, { orderId }, signal)).data,
    enabled: may("uid.read"),
    staleTime: 0,
  })
  // Pieces may be taken out, come back, or be scanned at another table.
  useEffect(() => {
    const reload = () => void client.invalidateQueries({ queryKey: [PACKED, orderId] })
    const quiet = ["order", "return", "uid"].map((resource) => onChanges(resource, reload))
    return () => quiet.forEach((stop) => stop())
  }, [client, orderId])
  const lines = asked.data ?? []
  const change = async (ask: (body: { orderId: string; uid: string }) => Promise<Changed>, uid: string) => {
    try {
      const { data, message: notice } = await ask({ orderId, uid })
      client.setQueryData(key, data)
      void message.success(notice)
    } catch (error) {
      void message.error(sentenceOf(error))
    }
  }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const labelled = lines.reduce((sum, { uids }) => sum + uids.length, 0)
  const isAsked = lines.some(({ isLabelled, uids }) => isLabelled || uids.length > 0)
  if (!isAsked || CANCELLED.includes(status as OrderStatusCode)) return null
  return (
    <Box title={say("uid.pack.title")} data-screen>
      <ul className="stack">
        {lines.map((line) => (
          <Line
            key={line.itemId}
            line={line}
            onTakeOff={(uid) => void change((body) => call(askUnassign, body), uid)}
          />
        ))}
      </ul>
      <p className="soft" role="status">
        {labelled === pieces ? say("uid.pack.all") : say("uid.pack.missing", { n: pieces - labelled })}
      </p>
      {labelled < pieces && may("uid.assign") && (
        <Finder
          label={say("uid.pack.scan")}
          button={say("uid.pack.add")}
          onFound={(uid) => void change((body) => call(askAssign, body), uid)}
        />
      )}
    </Box>
  )
}

function Line({
  line: { name, size, quantity, returnNumber, uids },
  onTakeOff,
}: {
  line: UidLine
  onTakeOff: (uid: string) => void
}) {
  const say = useSay()
  const may = useMay()
  return (
    <li className="tight">
      <strong>{say("uid.pack.line", { name, size })}</strong>
      {returnNumber && <span className="soft">{say("uid.pack.exchange", { number: returnNumber })}</span>}
      <span className="soft">{say("uid.pack.done", { n: uids.length, all: quantity })}</span>
      {uids.map(({ uid, written, state }) => (
        <span key={uid} className="between">
          <span className={style.id}>{written}</span>
          {state === "assigned" && may("uid.assign") && (
            <IconButton
              size="small"
              icon={<CloseIcon />}
              label={say("uid.pack.take-off", { id: written })}
              onClick={() => onTakeOff(uid)}
            />
          )}
        </span>
      ))}
    </li>
  )
}
