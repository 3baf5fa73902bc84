import { Loading, Skeleton } from "~/ui/skeleton"
import { WayIn } from "./way-in"

/** The room while it is being asked who is there. */
export function WayInComing({ title, what }: { title: string; what: string }) {
  return (
    <WayIn title={title}>
      <Loading what={what} />
      <Skeleton height="3.125rem" />
      <Skeleton height="3.125rem" />
    </WayIn>
  )
}
