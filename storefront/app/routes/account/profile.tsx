import { ProfileHome } from "~/features/account/profile/profile-home"
import { SignedInOnly } from "~/features/account/profile/signed-in-only"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Profile",
    description: "Your orders, addresses, measurements and account.",
    path: paths.profile,
    noindex: true,
  })

export default function ProfilePage() {
  return (
    <SignedInOnly>
      <ProfileHome />
    </SignedInOnly>
  )
}
