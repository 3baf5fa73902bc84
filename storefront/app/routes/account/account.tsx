import { AccountSummary } from "~/features/account/account-summary"
import { ProfileRoom } from "~/features/account/profile-room"
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
    <ProfileRoom title="Account and security">
      <AccountSummary />
    </ProfileRoom>
  )
}
