import { AccountSummary } from "~/features/account/profile/account-summary"
import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Account and security",
    description: "Ways to sign in, and where you are signed in.",
    path: paths.account,
    noindex: true,
  })

export default function AccountPage() {
  return (
    <ProfileLayout title="Account and security">
      <AccountSummary />
    </ProfileLayout>
  )
}
