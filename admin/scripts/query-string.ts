// Replaces `qs` (`vite.config.ts`): the addresses of the back office are flat, and the browser reads those itself.
type Options = { addQueryPrefix?: boolean }

export function parse(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringify(query: Record<string, unknown>, { addQueryPrefix = false }: Options = {}): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return text && addQueryPrefix ? `?${text}` : text
}

export default { parse, stringify }
