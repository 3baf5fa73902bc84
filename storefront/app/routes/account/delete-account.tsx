import { DeleteAccount } from "~/features/account/delete-account"
import { ProfileRoom } from "~/features/account/profile-room"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Delete account",
    description: "Delete your account and what we keep of you.",
    path: paths.deleteAccount,
    noindex: true,
  })

export default function DeleteAccountPage() {
  return (
    <ProfileRoom title="Delete account" back={{ to: paths.account, name: "Account and security" }}>
      <DeleteAccount />
    </ProfileRoom>
  )
}
