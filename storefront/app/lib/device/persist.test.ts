import { afterEach, expect, test, vi } from "vitest"
import { PERSISTED, persist, reread, restored } from "./persist"
import { createStore } from "../store"

type Bag = { pieces: number }
const revive = (found: unknown) => (typeof (found as Bag)?.pieces === "number" ? (found as Bag) : null)
const shelf = (text: string | null) => {
  const store: { text: string | null } = { text }
  return { kept: store, getItem: () => store.text, setItem: (_: string, next: string) => void (store.text = next) }
}
const stored = (bag: unknown, version: number = PERSISTED.version) => JSON.stringify({ version, bag })

afterEach(() => vi.useRealTimers())

test("restores the bag as it was left", async () => {
  const store = createStore<Bag>({ pieces: 0 })
  await persist({ store, slice: "bag", revive, storage: shelf(stored({ pieces: 3 })) })
  expect(store.get()).toEqual({ pieces: 3 })
})

test("starts empty when the stored data is invalid or of another version", async () => {
  for (const text of ["{not json", stored("three"), stored({ pieces: 3 }, 99)]) {
    const store = createStore<Bag>({ pieces: 0 })
    await persist({ store, slice: "bag", revive, storage: shelf(text) })
    expect(store.get()).toEqual({ pieces: 0 })
  }
})

test("opens the shop after five seconds when the storage never answers", async () => {
  vi.useFakeTimers()
  const store = createStore<Bag>({ pieces: 0 })
  let open = false
  const waiting = persist({
    store,
    slice: "bag",
    revive,
    storage: shelf(null),
    read: () => new Promise(() => {}),
  }).then(() => (open = true))
  await vi.advanceTimersByTimeAsync(PERSISTED.restoreLimitMs - 1)
  expect(open).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(open).toBe(true)
})

test("keeps what the shopper added while the storage was slow", async () => {
  const store = createStore<Bag>({ pieces: 0 })
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve(stored({ pieces: 9 })), 5))
  const storage = shelf(stored({ pieces: 9 }))
  const waiting = persist({ store, slice: "bag", revive, storage, read: slow })
  store.set({ pieces: 1 })
  await waiting
  expect(store.get()).toEqual({ pieces: 1 })
  expect(storage.kept.text).toBe(stored({ pieces: 1 }))
})

test("writes every change under its version", async () => {
  const store = createStore<Bag>({ pieces: 0 })
  const storage = shelf(null)
  await persist({ store, slice: "bag", revive, storage })
  store.set({ pieces: 2 })
  expect(JSON.parse(storage.kept.text ?? "")).toEqual({ version: PERSISTED.version, bag: { pieces: 2 } })
})

test("opens the shop where storage is forbidden, with a bag that lives as long as the tab", async () => {
  vi.stubGlobal("localStorage", undefined)
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("Access is denied", "SecurityError")
    },
  })
  const store = createStore<Bag>({ pieces: 0 })
  restored.set(false)
  await persist({ store, slice: "bag", revive })
  expect(restored.get()).toBe(true)
  store.set({ pieces: 1 })
  expect(store.get()).toEqual({ pieces: 1 })
  vi.unstubAllGlobals()
})

test("bases a change on what another tab has just stored, so that neither is lost", async () => {
  const store = createStore<Bag>({ pieces: 0 })
  const storage = shelf(stored({ pieces: 1 }))
  await persist({ store, slice: "bag", revive, storage })
  storage.kept.text = stored({ pieces: 5 })
  reread()
  store.set(({ pieces }) => ({ pieces: pieces + 1 }))
  expect(storage.kept.text).toBe(stored({ pieces: 6 }))
})

test("does not restore stored data over newer changes of the shopper, where the storage is full", async () => {
  const store = createStore<Bag>({ pieces: 0 })
  await persist({ store, slice: "bag", revive, storage: { ...shelf(stored({ pieces: 1 })), setItem: () => undefined } })
  store.set({ pieces: 2 })
  reread()
  expect(store.get()).toEqual({ pieces: 2 })
})

test("does not undo this tab's newer changes by a late storage event of another tab", async () => {
  const store = createStore<Bag>({ pieces: 0 })
  const storage = shelf(stored({ pieces: 1 }))
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  await persist({ store, slice: "bag", revive, storage })
  const storageEvent = (newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key: PERSISTED.key, newValue }))
  store.set({ pieces: 7 })
  storageEvent(stored({ pieces: 5 }))
  expect(store.get()).toEqual({ pieces: 7 })
  storage.kept.text = null
  storageEvent(null)
  expect(store.get()).toEqual({ pieces: 0 })
  vi.unstubAllGlobals()
})
