import type { KeptAddress } from "@silai/contracts/account/shapes"
import { addressAdd, addressSingle, userSingle } from "~/features/customer/calls"
import { call } from "~/lib/call"
import { forgetBuyer, lastBuyer } from "./last-buyer"

/**
 * What a guest's last order left in this browser goes into the account that the guest has just come to have: known by
 * the phone, which an account has proven. Somebody else's is left alone, and so is an address book with something in it.
 */
export async function carryAddress(): Promise<void> {
  const earlier = lastBuyer()
  const { contact, address } = earlier ?? {}
  if (!contact) return
  const { data: me } = await call(userSingle, {})
  if (me.phone !== contact.phone) return
  const kept = (await call(addressSingle, {})).data as KeptAddress[]
  if (kept.length === 0 && address?.phone === contact.phone) await call(addressAdd, address)
  forgetBuyer()
}
