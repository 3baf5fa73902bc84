import type { ReactNode } from "react"
import { Link } from "react-router"
import style from "./dashboard.module.css"

type Props = { to: string; label: string; figure: string; children: ReactNode; calls?: boolean }

/** A number that leads to what it counts. `calls`: someone should look at it. */
export const Figure = ({ to, label, figure, children, calls }: Props) => (
  <li>
    <Link to={to} className={style.figure} data-calls={calls}>
      <span className="caps">{label}</span>
      <strong className="figures">{figure}</strong>
      <span className="soft">{children}</span>
    </Link>
  </li>
)
