import ipaddr from "ipaddr.js"

/** The IPv6 prefix that a household gets: its holder can use all 256 networks (/64) within it, at no cost. */
const IPV6_PREFIX_BITS = 56

/** The prefix that a provider gives to any customer on request: its holder has 256 such households. */
const SITE_PREFIX_BITS = 48

const prefixOf = (address: string, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`

/** The site around a counted network: the /48 of a /56. An IPv4 address has none. */
export function siteOf(network: string): string | null {
  const [address = "", bits] = network.split("/")
  if (bits !== String(IPV6_PREFIX_BITS) || !ipaddr.IPv6.isValid(address)) return null
  return prefixOf(ipaddr.IPv6.parse(address).toNormalizedString(), SITE_PREFIX_BITS)
}

/**
 * The network that rate limits count: an IPv4 address itself, also where it is mapped into IPv6 (`::ffff:192.0.2.1`);
 * the /56 of an IPv6 address. Anything else is counted unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === "ipv4") return parsed.toString()
  return prefixOf(parsed.toNormalizedString().split("%", 1).join(""), IPV6_PREFIX_BITS)
}
