import { ChangePassword } from "~/features/account/password/change-password"
import { ProfileLayout } from "~/features/account/profile/profile-layout"
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
    <ProfileLayout title="Password" back={{ to: paths.account, name: "Account and security" }}>
      <ChangePassword />
    </ProfileLayout>
  )
}
