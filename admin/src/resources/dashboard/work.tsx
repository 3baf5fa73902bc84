import { Link } from "react-router"
import { useSay } from "../../words/language"
import { paths } from "./paths"
import type { DashboardData } from "./use-dashboard"
import style from "./dashboard.module.css"

/** The day's work in one line: "7 to accept, 3 late, 2 returns to receive". */
export function Work({ data: { work } }: { data: DashboardData }) {
  const say = useSay()
  const rows = [
    { n: work.toAccept, to: paths.toAccept, word: "work.accept" },
    { n: work.lateInWorkshop, to: paths.late, word: "work.late" },
    { n: work.returnsToApprove, to: paths.toApprove, word: "work.approve" },
    { n: work.returnsToReceive, to: paths.toReceive, word: "work.receive" },
    { n: work.chatsWaiting, to: paths.chats, word: "work.chats" },
  ] as const
  const waiting = rows.filter(({ n }) => n > 0)
  return (
    <section className={`${style.work} thumbs`} aria-labelledby="work">
      <h2 id="work" className="caps">
        {say("work.title")}
      </h2>
      {waiting.length === 0 ? (
        <p>{say("work.none")}</p>
      ) : (
        <ul>
          {waiting.map(({ n, to, word }) => (
            <li key={word}>
              <Link to={to}>{say(word, { n })}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
