import { theShop } from "./facts"

async function post<T>(url: string): Promise<T> {
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" })
  if (!response.ok) throw new Error(`${url} replied ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/**
 * Runs all background work that is due, and returns when nothing is. The gateway's webhooks that are under way arrive
 * first, and so do those that this work causes.
 */
export async function workNow(): Promise<void> {
  const { api, standIns } = theShop()
  const arrived = async () => (await post<{ deliveries: number }>(`${standIns}/razorpay/__settled`)).deliveries
  const before = await arrived()
  await post(`${api}/__work`)
  if ((await arrived()) > before) await post(`${api}/__work`)
}

/** The result of `ask` once all due work is done. @throws an Error when there is none */
export async function afterWork<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  await workNow()
  const found = await ask()
  if (!found) throw new Error(`Not after all due work: ${what}. Found: ${JSON.stringify(found)}`)
  return found
}
