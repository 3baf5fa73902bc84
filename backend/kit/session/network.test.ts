import { expect, test } from "vitest"
import { networkOf, siteOf } from "./network"

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/56"],
  ["2001:DB8:1:2ff::1", "2001:db8:1:200::/56"],
  ["fe80::1%eth0", "fe80::/56"],
  ["::1", "::/56"],
  ["", ""],
  ["unknown", "unknown"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test("counts an IPv6 household also by the site around it; an IPv4 address has none", () => {
  expect(siteOf(networkOf("2001:db8:1:2ff:3::1"))).toBe("2001:db8:1::/48")
  for (const network of ["203.0.113.9", "", "unknown", "2001:db8::/48"]) expect(siteOf(network)).toBeNull()
})
