import { ChangePassword } from "~/features/account/change-password"
import { ProfileRoom } from "~/features/account/profile-room"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Password",
    description: "Change or set the password of your account.",
    path: paths.changePassword,
    noindex: true,
  })

export default function ChangePasswordPage() {
  return (
    <ProfileRoom title="Password" back={{ to: paths.account, name: "Account and security" }}>
      <ChangePassword />
    </ProfileRoom>
  )
}
