import { MyCoupons } from "~/features/coupon/my-coupons"
import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({ title: "Coupons", description: "The coupons you can use.", path: paths.coupons, noindex: true })

export default function CouponsPage() {
  return (
    <ProfileLayout title="Coupons">
      <MyCoupons />
    </ProfileLayout>
  )
}
