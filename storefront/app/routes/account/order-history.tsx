import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { MyOrders } from "~/features/order/my-orders"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Order history",
    description: "What you have ordered from us.",
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
