import type { CouponState } from "@silai/contracts/coupon/limits"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { useQueryClient } from "@tanstack/react-query"
import { App, Button, Progress } from "antd"
import { useMay } from "../../providers/may"
import { count, dateOf, money } from "../../ui/format"
import { ExportButton } from "../../ui/list/export-button"
import { csvOfCall } from "../../ui/list/use-csv"
import { Mark } from "../../ui/mark"
import { MoreMenu } from "../../ui/record/more-menu"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import style from "./batches.module.css"
import { askBatchChange, askBatchFile, type CouponBatchRecord } from "./calls"
import { stateMark } from "./words"

type Props = { batch: CouponBatchRecord }

/** One batch: the discount of its codes, how many are made, and their sales. */
export function Batch({ batch }: Props) {
  const say = useSay()
  const { _id, pattern, name, made, codes, used, held, state, revenueRupees, minimum, createdAt, endsAt } = batch
  const { word, tone } = stateMark(state)
  const isWhole = made === codes
  const facts = [
    couponMessages.worth(batch),
    minimum > 0 && couponMessages.from(minimum),
    endsAt && couponMessages.until(endsAt),
  ].filter(Boolean)
  return (
    <li className="tight">
      <div className="row">
        <h2>{pattern}</h2>
        <Mark tone={tone}>{say(word)}</Mark>
      </div>
      {name && <p>{name}</p>}
      <p className="soft">{facts.join(" · ")}</p>
      <div className={style.progress}>
        <Progress
          percent={Math.floor((made / codes) * 100)}
          status={isWhole ? "success" : state === "archived" ? "exception" : "active"}
          showInfo={false}
          aria-label={say("batch.progress", { pattern })}
        />
        <span>
          {isWhole ? say("batch.whole", { n: codes }) : say("batch.made", { made: count(made), all: count(codes) })}
        </span>
      </div>
      <p className="soft">
        {say("batch.used", { used: count(used), held: count(held), revenue: money(revenueRupees) })} ·{" "}
        {dateOf(createdAt)}
      </p>
      <div className="row">
        <ExportButton
          name={`codes-${pattern.replaceAll("#", "")}`.replace(/-+$/, "")}
          total={made}
          ask={csvOfCall(askBatchFile, { _id })}
        />
        <Turns batch={batch} />
      </div>
    </li>
  )
}

/** Pausing and archiving all codes of a batch. */
function Turns({ batch: { _id, version, pattern, state } }: Props) {
  const say = useSay()
  const { modal } = App.useApp()
  const client = useQueryClient()
  const mayWrite = useMay()("coupon.write")
  const { act, busy } = useAct("coupon")
  if (!mayWrite || state === "archived") return null
  const turn = async (to: CouponState) => {
    await act(askBatchChange, { _id, version, state: to })
    await client.invalidateQueries({ queryKey: ["coupon-batches"] })
  }
  const askArchive = () =>
    modal.confirm({
      title: say("batch.archive.ask", { pattern }),
      content: say("batch.archive.then"),
      icon: null,
      okText: say("batch.archive"),
      cancelText: say("batch.keep"),
      okButtonProps: { danger: true },
      onOk: () => turn("archived"),
    })
  const [word, to] = state === "active" ? (["batch.pause", "paused"] as const) : (["batch.resume", "active"] as const)
  return (
    <>
      <Button disabled={busy} onClick={() => void turn(to)} aria-label={`${say(word)}: ${pattern}`}>
        {say(word)}
      </Button>
      <MoreMenu
        of={pattern}
        busy={busy}
        items={[{ key: "archive", label: say("batch.archive"), danger: true, onClick: () => void askArchive() }]}
      />
    </>
  )
}
