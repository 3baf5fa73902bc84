import { PersonalInfo } from "~/features/account/personal-info"
import { ProfileRoom } from "~/features/account/profile-room"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Personal info",
    description: "Your name, email and phone.",
    path: paths.personalInfo,
    noindex: true,
  })

export default function PersonalInfoPage() {
  return (
    <ProfileRoom title="Personal info">
      <PersonalInfo />
    </ProfileRoom>
  )
}
