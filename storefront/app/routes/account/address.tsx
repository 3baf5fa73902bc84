import { AddressBook } from "~/features/account/address-book"
import { ProfileRoom } from "~/features/account/profile-room"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({ title: "Addresses", description: "Where we deliver to you.", path: paths.addresses, noindex: true })

export default function AddressesPage() {
  return (
    <ProfileRoom title="Addresses">
      <AddressBook />
    </ProfileRoom>
  )
}
