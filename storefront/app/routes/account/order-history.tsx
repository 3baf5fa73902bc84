import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { MyOrders } from "~/features/order/my-orders"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Order history",
    description: "The orders you placed with us.",
    path: paths.orderHistory,
    noindex: true,
  })

export default function OrderHistoryPage() {
  return (
    <ProfileLayout title="Order history">
      <MyOrders />
    </ProfileLayout>
  )
}
