import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { MyOrders } from "~/features/order/my-orders"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "My orders",
    description: "Your orders, and where each of them is.",
    path: paths.orders,
    noindex: true,
  })

export default function OrdersPage() {
  return (
    <ProfileLayout title="My orders">
      <MyOrders />
    </ProfileLayout>
  )
}
