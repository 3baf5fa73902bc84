type Locked = { version?: string; license?: string; link?: boolean }
type Advisory = { id: string; name: string; title: string; severity: string; range: string }

export const LICENCE_KNOWN_BY_HAND: Record<string, string>
export const ADVISORIES_ACCEPTED: Record<string, string>
export function judgeLicences(
  packages: Record<string, Locked>,
  byHand?: Record<string, string>,
): { listed: Record<string, string[]>; refused: string[]; needless: string[] }
export function judgeAudit(
  report: unknown,
  accepted?: Record<string, string>,
): { against: Advisory[]; needless: string[] } | null
