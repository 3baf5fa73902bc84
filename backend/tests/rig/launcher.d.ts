/** vitest gathers files by pattern when it compiles. */
interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>
}

// The launcher is plain JavaScript, so that it runs before anything is installed; these are the parts the rig uses of it.
declare module "*/launcher/compile.mjs" {
  export function compile(): Promise<number>
}
declare module "*/launcher/fingerprint.mjs" {
  export function fingerprint(root: string, places: string[], wanted?: (file: string) => boolean): string
}
declare module "*/launcher/postgres.mjs" {
  export type Postgres = { data: string; port: number; url(database: string): string; isUp(): boolean; stop(): void }
  export function startPostgres(ask: { dataDir: string; port?: number; ephemeral?: boolean }): Promise<Postgres>
  export function databaseFolder(dataDir: string): string
}
declare module "*/launcher/processes.mjs" {
  export function isAlive(pid: number): boolean
  export function commandOf(pid: number): string
}
declare module "*/launcher/secrets.mjs" {
  type Name =
    | "JWT_SECRET"
    | "COOKIE_SECRET"
    | "RAZORPAY_KEY_ID"
    | "RAZORPAY_KEY_SECRET"
    | "RAZORPAY_WEBHOOK_SECRET"
    | "OTP_PEPPER"
    | "MSG91_AUTH_KEY"
    | "MSG91_TEMPLATE_ID"
    | "GOOGLE_CLIENT_ID"
    | "ADMIN_PASSWORD"
    | "CUSTOMER_PASSWORD"
  export function demoSecrets(dataDir: string): Record<Name, string>
}
declare module "*/docs/contracts.mjs" {
  export function exported(module: Record<string, unknown> | null, ending: string): unknown[]
}
declare module "*/docs/call-list.mjs" {
  export function callList(
    nouns: { noun: string; calls: unknown[]; refusals: unknown[] }[],
    toSchema: (type: never, io: "input" | "output") => object,
  ): string
}
