import { Bar } from "../../ui/state/skeleton"
import { useSay } from "../../words/language"
import style from "./dashboard.module.css"

/** The dashboard's placeholder while the figures load: the same layout, so nothing jumps. */
export function DashboardOutline() {
  const say = useSay()
  return (
    <div role="status" aria-label={say("state.loading")} className={style.page}>
      <Bar width={320} height={20} />
      <ul className={style.figures} data-of="waits" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <li key={place}>
            <div className={style.figure}>
              <Bar width={70} height={12} />
              <Bar width={110} height={35} />
              <Bar width="70%" />
            </div>
          </li>
        ))}
      </ul>
      <div className={style.columns}>
        <Bar height={360} />
        <Bar height={240} />
      </div>
    </div>
  )
}
