/** The settings and tools that the stand-in host gives to every stand-in. */
export type StandInContext = {
  settings: Record<string, string | undefined>
  clock: { now(): number }
  /** State that survives a restart. Call `save` after each change. */
  store<T extends object>(name: string, empty: T): { state: T; save(): void }
}

/** For a stand-in with scheduled tasks: its time comes from a clock that tests can move. */
export type TimedStandInContext = StandInContext & {
  clock: { advance(ms: number): void; onAdvance(listener: () => void): void }
}

export type FaultSwitch = { key: string; label: string; choices: string[] }

export type Cell = string | { text: string; href: string }

/** The part of a stand-in on the dashboard, and the work of "start afresh". */
export type StandInPanel = {
  columns: string[]
  rows(): Cell[][]
  switches: FaultSwitch[]
  faults(): Record<string, unknown>
  reset(): void
  close(): Promise<void>
}
