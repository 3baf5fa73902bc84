import { PersonalInfo } from "~/features/account/profile/personal-info"
import { ProfileLayout } from "~/features/account/profile/profile-layout"
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
    <ProfileLayout title="Personal info">
      <PersonalInfo />
    </ProfileLayout>
  )
}
