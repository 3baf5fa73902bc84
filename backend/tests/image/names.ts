import dns from "node:dns"

const ask = dns.lookup
/** Names that end in `.localhost` are this machine; not every resolver knows it. */
dns.lookup = ((name: string, ...rest: [unknown, unknown?]) =>
  (ask as (...all: unknown[]) => void)(name.endsWith(".localhost") ? "127.0.0.1" : name, ...rest)) as typeof dns.lookup
