import { SavedMeasurements } from "~/features/measurement/saved-measurements"
import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Measurements",
    description: "Your measurements, for shirts and trousers cut to you.",
    path: paths.measurements,
    noindex: true,
  })

export default function MeasurementsPage() {
  return (
    <ProfileLayout title="Measurements" lead="Kept for the next piece that is cut to you. All lengths are of the body.">
      <SavedMeasurements />
    </ProfileLayout>
  )
}
