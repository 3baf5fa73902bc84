import { Loading, Skeleton } from "~/ui/skeleton"
import { SignInLayout } from "./sign-in-layout"

/** The page while the session is loading. */
export function SignInLoading({ title, what }: { title: string; what: string }) {
  return (
    <SignInLayout title={title}>
      <Loading what={what} />
      <Skeleton height="3.125rem" />
      <Skeleton height="3.125rem" />
    </SignInLayout>
  )
}
