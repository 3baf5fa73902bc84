import { DeleteAccount } from "~/features/account/profile/delete-account"
import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Delete account",
    description: "Delete your account and what we keep about you.",
    path: paths.deleteAccount,
    noindex: true,
  })

export default function DeleteAccountPage() {
  return (
    <ProfileLayout title="Delete account" back={{ to: paths.account, name: "Account and security" }}>
      <DeleteAccount />
    </ProfileLayout>
  )
}
