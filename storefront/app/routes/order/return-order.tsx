import { UnopenedRoom } from "~/layout/unopened-room"
import { pageMeta } from "~/lib/meta"

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({
    title: "Return Order",
    description: "Return Order at our shop of handmade shirts and trousers.",
    path: location.pathname,
    noindex: true,
  })

export default function ThisPage() {
  return <UnopenedRoom title="Return Order" />
}
