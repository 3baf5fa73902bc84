import { expect, test } from "vitest"
import { networkOf, widerNetworksOf } from "./network"

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::1", "::/64"],
  ["", ""],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test("an IPv6 household is also counted by its provider's wider networks; an IPv4 address has none", () => {
  expect(widerNetworksOf(networkOf("2001:db8:1:2ff:3::1"))).toEqual({
    house: "2001:db8:1:200::/56",
    site: "2001:db8:1::/48",
  })
  for (const network of ["203.0.113.9", "", "unknown", "2001:db8::/48"]) expect(widerNetworksOf(network)).toBeNull()
})
