import ipaddr from "ipaddr.js"

/** The IPv6 prefix that one household or rented server gets: it can use any address within it, at no cost. */
const IPV6_PREFIX_BITS = 64

/**
 * The network that rate limits count: an IPv4 address itself, also where it is mapped into IPv6 (`::ffff:192.0.2.1`);
 * the /64 of an IPv6 address. Anything else is counted unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === "ipv4") return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split("%")[0]}/${IPV6_PREFIX_BITS}`).toString()}/${IPV6_PREFIX_BITS}`
}
