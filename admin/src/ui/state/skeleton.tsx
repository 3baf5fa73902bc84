import { useSay } from "../../words/language"
import style from "./skeleton.module.css"

export const Bar = ({ width = "100%", height = 14 }: { width?: string | number; height?: number }) => (
  <span className={style.bar} style={{ width, height }} aria-hidden="true" />
)

/** The placeholder of a screen while its code or data loads. */
export function PageSkeleton() {
  const say = useSay()
  return (
    <div className={style.page} role="status" aria-label={say("state.loading")}>
      <Bar width={180} height={30} />
      <Bar width="60%" />
      <Bar height={220} />
    </div>
  )
}

/** The placeholder of the whole back office while the session loads. */
export function ShellSkeleton() {
  const say = useSay()
  return (
    <div className={style.shell} role="status" aria-label={say("state.opening")}>
      <div className={style.side} />
      <PageSkeleton />
    </div>
  )
}
