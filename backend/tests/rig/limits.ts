import { expect } from "vitest"
import type { Browser } from "./browser"
import { signInAs } from "./owner"
import { sql } from "./sql"

/**
 * A caller who has used up the limit `name` must wait. A separate manager calls: the shop's processes remember whom they have refused,
 * and the owner still calls in other files.
 */
export async function expectLimit(name: string, ask: (at: Browser) => Promise<{ status: number }>): Promise<void> {
  const at = await signInAs("manager")
  expect((await ask(at)).status).toBe(200)
  await sql("update rate_limit set points = 1000 where key = $1", [`${name}:${at.userId}`])
  expect((await ask(at)).status).toBe(429)
}
