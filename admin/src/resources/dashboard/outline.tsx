import { Bar } from "../../ui/skeleton"
import style from "./dashboard.module.css"

/** The dashboard's placeholder while the figures load: the same layout, so nothing jumps. */
export function DashboardOutline() {
  return (
    <div role="status" aria-label="Loading" className={style.page}>
      <ul className={style.figures} aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
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
