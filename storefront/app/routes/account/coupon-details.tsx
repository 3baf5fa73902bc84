import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { CouponDetails } from "~/features/coupon/coupon-details"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = ({ params }: { params: { id?: string } }) =>
  pageMeta({
    title: "Coupon",
    description: "One of your coupons.",
    path: paths.couponDetails(params.id ?? ""),
    noindex: true,
  })

export default function CouponDetailsPage() {
  return (
    <ProfileLayout title="Coupon" back={{ to: paths.coupons, name: "Coupons" }}>
      <CouponDetails />
    </ProfileLayout>
  )
}
