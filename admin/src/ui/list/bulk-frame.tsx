import type { ReactNode } from "react"
import { useSay } from "../../words/language"
import style from "./list.module.css"

/** The bar with the actions for selected rows; on a phone it is within the thumb's reach. */
export function BulkFrame({ things, status, children }: { things: string; status: ReactNode; children: ReactNode }) {
  const say = useSay()
  return (
    <div className={style.bulk} role="region" aria-label={say("list.chosen.which", { things })}>
      <span role="status">{status}</span>
      {children}
    </div>
  )
}
