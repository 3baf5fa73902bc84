/** vitest gathers files by pattern when it compiles. */
interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>
}

// The launcher is plain JavaScript, so that it runs before anything is installed; these are the types that the rig
// uses.
declare module "*/launcher/compile.mjs" {
  export function compile(extraPlugins?: string): Promise<number>
}
declare module "*/launcher/fingerprint.mjs" {
  export function fingerprint(root: string, places: string[], wanted?: (file: string) => boolean): string
}
declare module "*/postgres.mjs" {
  export type Postgres = {
    data: string
    port: number
    url(database: string): string
    isUp(): boolean
    again(): Promise<void>
    stop(): void
  }
  export function startPostgres(ask: { dataDir: string; port?: number; ephemeral?: boolean }): Promise<Postgres>
  export function databaseFolder(dataDir: string): string
  export class PortTaken extends Error {}
  export function onFreePort(from: number, start: (port: number) => Promise<unknown>): Promise<number>
}
declare module "*/machine/lock.mjs" {
  export function withLock<T>(name: string, work: () => Promise<T>): Promise<T>
}
declare module "*/machine/processes.mjs" {
  export function isAlive(pid: number): boolean
  export function commandOf(pid: number): string
}
declare module "*/secrets.mjs" {
  type Name =
    | "JWT_SECRET"
    | "COOKIE_SECRET"
    | "RAZORPAY_KEY_ID"
    | "RAZORPAY_KEY_SECRET"
    | "RAZORPAY_WEBHOOK_SECRET"
    | "OTP_PEPPER"
    | "MSG91_AUTH_KEY"
    | "MSG91_TEMPLATE_ID"
    | "MSG91_SHIPPED_TEMPLATE_ID"
    | "MSG91_READY_TEMPLATE_ID"
    | "MSG91_CANCELLED_TEMPLATE_ID"
    | "MSG91_BACK_IN_STOCK_TEMPLATE_ID"
    | "WHATSAPP_PHONE_NUMBER_ID"
    | "WHATSAPP_ACCESS_TOKEN"
    | "WHATSAPP_APP_SECRET"
    | "WHATSAPP_VERIFY_TOKEN"
    | "GOOGLE_CLIENT_ID"
    | "DATABASE_PASSWORD"
    | "ADMIN_PASSWORD"
    | "CUSTOMER_PASSWORD"
  export function demoSecrets(dataDir: string): Record<Name, string>
}
declare module "*/docs/contracts.mjs" {
  export function exported(module: Record<string, unknown> | null, ending: string): unknown[]
}
declare module "*/docs/event-list.mjs" {
  type Workflow = { plugin: string; name: string; done: string; undoes: boolean; about: string }
  export function readWorkflows(): Workflow[]
  export function eventList(
    events: object,
    workflows: Workflow[],
    schemaOf: (type: import("zod").ZodType, io: "input" | "output") => object,
  ): string
}
declare module "*/docs/call-list.mjs" {
  export function callList(
    nouns: { noun: string; calls: unknown[]; refusals: unknown[] }[],
    toSchema: (type: never, io: "input" | "output") => object,
  ): string
}

declare module "*/launcher/browser.mjs" {
  /** The path of a Chromium, installed first when there is none. */
  export function ensureBrowser(): Promise<string>
}
