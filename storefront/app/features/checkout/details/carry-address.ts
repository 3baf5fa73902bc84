import type { SavedAddress } from "@silai/contracts/account/shapes"
import { addressAdd, addressSingle, userSingle } from "~/features/customer/calls"
import { call } from "~/lib/call"
import { forgetBuyer, lastBuyer } from "../last-buyer"

/**
 * Copies the address of a guest's last order in this browser into the account just created or signed in to, if its
 * phone matches the account's proven one. Does nothing for another person's address, or when the address book already
 * has entries.
 */
export async function carryAddress(): Promise<void> {
  const earlier = lastBuyer()
  const { contact, address } = earlier ?? {}
  if (!contact) return
  const { data: me } = await call(userSingle, {})
  if (me.phone !== contact.phone) return
  const saved = (await call(addressSingle, {})).data as SavedAddress[]
  if (saved.length === 0 && address?.phone === contact.phone) await call(addressAdd, address)
  forgetBuyer()
}
