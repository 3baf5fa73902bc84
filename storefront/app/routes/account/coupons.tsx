import { MyCoupons } from "~/features/coupon/my-coupons"
import { ProfileRoom } from "~/features/account/profile-room"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({ title: "Coupons", description: "The coupons you can use.", path: paths.coupons, noindex: true })

export default function CouponsPage() {
  return (
    <ProfileRoom title="Coupons">
      <MyCoupons />
    </ProfileRoom>
  )
}
