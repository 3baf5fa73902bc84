import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { Page } from "./page"

/** A page whose content is loading: its title, and placeholders. */
export function OpeningPage({ title, width }: { title: string; width?: "narrow" | "wide" }) {
  return (
    <Page title={title} width={width}>
      <Loading what={title} />
      <SkeletonText lines={3} />
      <Skeleton height="12rem" />
    </Page>
  )
}
