import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query"
import { afterEach, expect, test } from "vitest"
import { unreachable } from "./call"
import { newQueryClient } from "./query-client"

afterEach(() => onlineManager.setOnline(true))

test("fails a change at once without a connection, and never sends it later", async () => {
  const client = newQueryClient()
  client.mount()
  onlineManager.setOnline(false)
  let sent = 0
  const cancel = new MutationObserver(client, {
    mutationFn: () => {
      sent++
      return Promise.reject(unreachable())
    },
  })
  await expect(cancel.mutate()).rejects.toThrow(unreachable().message)
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(sent).toBe(1)
  client.unmount()
})

test("says without a connection that data is missing, and asks again when it is back", async () => {
  const client = newQueryClient()
  client.mount()
  onlineManager.setOnline(false)
  const reply = () => (onlineManager.isOnline() ? Promise.resolve("an order") : Promise.reject(unreachable()))
  const order = new QueryObserver(client, { queryKey: ["order"], queryFn: reply, retry: false })
  const states: unknown[] = []
  const stop = order.subscribe(({ status, data }) => states.push(data ?? status))
  await expect.poll(() => states.at(-1)).toBe("error")
  onlineManager.setOnline(true)
  await expect.poll(() => states.at(-1)).toBe("an order")
  stop()
  client.unmount()
})
