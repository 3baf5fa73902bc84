// The launcher is plain JavaScript, so that it runs before anything is installed; these types are for its tests.
declare module "*/node-version.mjs" {
  export function isSupported(version: string): boolean
}
declare module "*/install.mjs" {
  type Entry = {
    link?: boolean
    optional?: boolean
    devOptional?: boolean
    peer?: boolean
    os?: string[]
    cpu?: string[]
  }
  export function missingPackages(folder: string, packages: Record<string, Entry>): string[]
}
declare module "*/fingerprint.mjs" {
  export function fingerprint(root: string, places: string[], wanted?: (file: string) => boolean): string
}
declare module "*/log-file.mjs" {
  export function openLog(file: string): { write(text: string): void; lastLines(count: number): string }
}
declare module "*/postgres-binaries.mjs" {
  export function packagedBinaries(): string
  export function versionOf(native: string): string
}
declare module "*/ports.mjs" {
  export function checkPorts(wanted: { name: string; port: number; host: string }[]): Promise<void>
}
declare module "*/data-folder.mjs" {
  export function takeDataFolder(
    dataDir: string,
  ): Promise<{ noteChild(name: string, pid: number | null, sign: string): void; release(): void }>
  export function emptyDataFolder(dataDir: string): void
}
declare module "*/supervise.mjs" {
  type Part = {
    name: string
    entry: string
    env: object
    dataDir: string
    say?(line: string): void
    noteChild(): void
    onGiveUp(trouble: Error): void
  }
  export function supervise(part: Part): { ready: Promise<void>; stop(): Promise<void> }
}
declare module "*/surface-rows.mjs" {
  export type Surface = {
    names: { name: string; files: string[]; noticedBy: string }[]
    tables: Map<string, { file: string; columns: string[] }[]>
  }
  export function readSurface(page: string): Surface
  export function rowsTouched(surface: Surface, failure: { words: string; files?: string[] }): string[]
  export function tableChanges(
    before: Record<string, string>,
    after: Record<string, string>,
  ): { gone: string[]; added: string[] }
}
declare module "*/touched.mjs" {
  export const JOURNEYS: Record<string, string[]>
  export function journeyOf(file: string): string | null
  export function touchedBy(files: readonly string[]): {
    nouns: string[]
    calls: string[]
    journeys: string[]
    restsOnAll: boolean
  }
}
declare module "*/guards.mjs" {
  type Guard = { id: string; file: string; line: number; kind: "if" | "sql"; text: string; start: number; end: number }
  export function guardsIn(file: string, source: string): Guard[]
  export function withSwitches(source: string, guards: readonly Guard[], state: string): string
}
declare module "*/reports.mjs" {
  type TestRun = { file: string; title: string; ms: number; cause?: string; rerun: string }
  type Report = { passed: TestRun[]; failed: TestRun[] }
  export function readVitest(report: object, way: { script: string; root: string }): Report
  export function readPlaywright(report: object, way: { script: string }): Report
}
declare module "*/budgets.mjs" {
  export function overBudget(budgets: Record<string, number>, history: Record<string, number>[]): string[]
}
declare module "*/chosen.mjs" {
  type Part = { script: string; counts?: "vitest" | "playwright"; splits?: boolean; args?: string[] }
  export function shardOf(stages: Part[][][], shard: { index: number; count: number }): Part[][][]
  export function failedOf(stages: Part[][][], kept: Record<string, { failed: { file: string }[] }>): Part[][][]
}
declare module "*/stages.mjs" {
  type Part = { script: string; counts?: "vitest" | "playwright"; splits?: boolean; args?: string[] }
  export const stages: Part[][][]
}
declare module "*/subjects.mjs" {
  export function faultOf(subject: string): string | null
}
