/** What the stand-in host lends to every stand-in. */
export type StandInContext = {
  settings: Record<string, string | undefined>
  clock: { now(): number }
  /** State that outlives a restart. Call `save` after each change. */
  shelf<T extends object>(name: string, empty: T): { state: T; save(): void }
}

export type Cell = string | { text: string; href: string }

/** What the dashboard shows, and what "start afresh" does. */
export type StandInPanel = {
  columns: string[]
  rows(): Cell[][]
  switches: { key: string; label: string; choices: string[] }[]
  faults(): Record<string, unknown>
  reset(): void
  close(): Promise<void>
}
