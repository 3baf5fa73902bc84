/** What the stand-in host lends to every stand-in. Time comes from the clock, so that tests can move it. */
export type StandInContext = {
  settings: Record<string, string | undefined>
  clock: { now(): number; advance(ms: number): void; onAdvance(listener: () => void): void }
  /** State that outlives a restart. Call `save` after each change. */
  shelf<T extends object>(name: string, empty: T): { state: T; save(): void }
}

export type FaultSwitch = { key: string; label: string; choices: string[] }

export type Cell = string | { text: string; href: string }

/** What the dashboard shows, and what "start afresh" does. */
export type StandInPanel = {
  columns: string[]
  rows(): Cell[][]
  switches: FaultSwitch[]
  faults(): Record<string, unknown>
  reset(): void
  close(): Promise<void>
}
