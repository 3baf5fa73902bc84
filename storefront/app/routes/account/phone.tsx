import { ChangePhone } from "~/features/account/profile/change-phone"
import { ProfileLayout } from "~/features/account/profile/profile-layout"
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
    <ProfileLayout
      title="Phone"
      lead="You sign in with it, and the courier calls you on it."
      back={{ to: paths.personalInfo, name: "Personal info" }}
    >
      <ChangePhone />
    </ProfileLayout>
  )
}
