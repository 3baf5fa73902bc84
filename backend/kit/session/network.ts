import ipaddr from "ipaddr.js"

/** The IPv6 prefix that one household or rented server gets: it can use any address within it, at no cost. */
const IPV6_PREFIX_BITS = 64

/** The prefixes that a provider gives to any customer on request: its holder has every /64 within it. */
const WIDER_PREFIX_BITS = { house: 56, site: 48 } as const

/** The wider networks around a counted one: the /56 and the /48 of a /64. An IPv4 address has none. */
export function widerNetworksOf(network: string): { house: string; site: string } | null {
  const [address = "", bits] = network.split("/")
  if (bits !== String(IPV6_PREFIX_BITS) || !ipaddr.IPv6.isValid(address)) return null
  const within = (prefix: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${ipaddr.IPv6.parse(address).toNormalizedString()}/${prefix}`).toString()}/${prefix}`
  return { house: within(WIDER_PREFIX_BITS.house), site: within(WIDER_PREFIX_BITS.site) }
}

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
