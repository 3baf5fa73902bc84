import type { ReactNode } from "react"
import { Link } from "react-router"
import style from "./link-button.module.css"

/** A link that looks like a button, for navigation; `main` for the one main action of a screen. */
export const LinkButton = ({ to, main = false, children }: { to: string; main?: boolean; children: ReactNode }) => (
  <Link to={to} className={style.button} data-main={main}>
    {children}
  </Link>
)
