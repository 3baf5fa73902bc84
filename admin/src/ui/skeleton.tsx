import style from "./skeleton.module.css"

export const Bar = ({ width = "100%", height = 14 }: { width?: string | number; height?: number }) => (
  <span className={style.bar} style={{ width, height }} aria-hidden="true" />
)

/** The outline of a screen while its code or data is on the way. */
export function PageSkeleton() {
  return (
    <div className={style.page} role="status" aria-label="Loading">
      <Bar width={180} height={30} />
      <Bar width="60%" />
      <Bar height={220} />
    </div>
  )
}

/** The outline of the whole back office while it finds out who is there. */
export function ShellSkeleton() {
  return (
    <div className={style.shell} role="status" aria-label="Opening the back office">
      <div className={style.side} />
      <PageSkeleton />
    </div>
  )
}
