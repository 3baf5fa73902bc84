import { AddressBook } from "~/features/account/address/address-book"
import { ProfileLayout } from "~/features/account/profile/profile-layout"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({ title: "Addresses", description: "Where we deliver to you.", path: paths.addresses, noindex: true })

export default function AddressesPage() {
  return (
    <ProfileLayout title="Addresses">
      <AddressBook />
    </ProfileLayout>
  )
}
