import { ChangePhone } from "~/features/account/change-phone"
import { ProfileRoom } from "~/features/account/profile-room"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Phone",
    description: "Change the phone number of your account.",
    path: paths.phone,
    noindex: true,
  })

export default function PhonePage() {
  return (
    <ProfileRoom
      title="Phone"
      lead="You sign in with it, and the courier calls it."
      back={{ to: paths.personalInfo, name: "Personal info" }}
    >
      <ChangePhone />
    </ProfileRoom>
  )
}
