import { count, dateTimeOf } from "../../ui/format"
import { useSay } from "../../words/language"
import { Figure } from "./figure"
import { paths } from "./paths"
import type { DashboardData } from "./use-dashboard"
import style from "./dashboard.module.css"

/** Work that waits for staff, each with the list that it is in. */
export function Waits({ data: { work, alarms, refundsDue } }: { data: DashboardData }) {
  const say = useSay()
  const figure = (label: string, n: number, to: string, why: string) => (
    <Figure to={to} label={label} figure={count(n)} calls={n > 0}>
      {why}
    </Figure>
  )
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="unseen">
        {say("waits.title")}
      </h2>
      <ul className={style.figures} data-of="waits">
        {figure(
          say("waits.accept"),
          work.toAccept,
          paths.toAccept,
          work.oldestPlacedAt
            ? say("waits.accept.oldest", { when: dateTimeOf(work.oldestPlacedAt) })
            : say("waits.accept.none"),
        )}
        {figure(say("waits.day"), work.overDay, paths.toAccept, say("waits.day.why"))}
        {figure(say("waits.late"), work.lateInWorkshop, paths.late, say("waits.late.why"))}
        {figure(say("waits.approve"), work.returnsToApprove, paths.toApprove, say("waits.approve.why"))}
        {figure(say("waits.receive"), work.returnsToReceive, paths.toReceive, say("waits.receive.why"))}
        {figure(say("waits.chats"), work.chatsUnread, paths.chats, say("waits.chats.why", { n: work.chatsWaiting }))}
        {figure(say("waits.stock"), work.lowSizes, paths.lowStock, say("waits.stock.why", { n: work.outSizes }))}
        {figure(
          say("notification-kind.payment"),
          alarms.payments,
          paths.payments,
          say("waits.payments.why", { n: refundsDue }),
        )}
      </ul>
    </section>
  )
}
