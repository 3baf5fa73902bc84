import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { Page } from "./page"

/** A page whose content is on its way: its title, and the places of what will stand there. */
export function OpeningPage({ title, width }: { title: string; width?: "narrow" | "wide" }) {
  return (
    <Page title={title} width={width}>
      <Loading what={title} />
      <SkeletonText lines={3} />
      <Skeleton height="12rem" />
    </Page>
  )
}
