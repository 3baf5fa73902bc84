import { TrackPage } from "~/features/order/track-page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Track your order",
    description: "See where your order is with its number and your mobile number. No account needed.",
    path: paths.trackOrder,
  })

export default TrackPage
