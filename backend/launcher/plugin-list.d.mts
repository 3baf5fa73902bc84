export type OperatorsPlugin = { name: string; folder: string; builds: boolean; admin: string | null }
export function extraPlugins(): string
export function pluginWindows(extra?: string): string[]
export function operatorsPlugins(extra?: string): OperatorsPlugin[]
