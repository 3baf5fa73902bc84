import { theShop } from "./facts"

async function post<T>(url: string): Promise<T> {
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" })
  if (!response.ok) throw new Error(`${url} replied ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/**
 * Runs all background work that waits and is due, and returns when nothing is. The webhooks of Razorpay and Meta that are under
 * way arrive first, and so do those that this work causes. With `sweeps`, all workers run once before: also those that look
 * now and then for what was forgotten, is old, or was counted wrongly.
 */
export async function workNow({ sweeps = false } = {}): Promise<void> {
  const { api, standIns } = theShop()
  const arrived = async () => {
    const of = async (service: string) =>
      (await post<{ deliveries: number }>(`${standIns}/${service}/__settled`)).deliveries
    const [razorpay, meta] = await Promise.all([of("razorpay"), of("meta")])
    return razorpay + meta
  }
  const before = await arrived()
  await post(`${api}/__work${sweeps ? "?sweeps" : ""}`)
  if ((await arrived()) > before) await post(`${api}/__work`)
}

/** The result of `ask` once all due work is done. @throws an Error when there is none */
export const afterWork = <T>(what: string, ask: Ask<T>) => after({}, what, ask)

/** Like `afterWork`, after a run of every worker. */
export const afterSweeps = <T>(what: string, ask: Ask<T>) => after({ sweeps: true }, what, ask)

type Ask<T> = () => Promise<T | null | undefined | false>
async function after<T>(which: { sweeps?: boolean }, what: string, ask: Ask<T>): Promise<T> {
  await workNow(which)
  const found = await ask()
  if (!found) throw new Error(`Not after all due work: ${what}. Found: ${JSON.stringify(found)}`)
  return found
}
