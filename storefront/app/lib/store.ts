import { useSyncExternalStore } from "react"

/** A small observable value. `set` takes the next value or a function of the current one. */
export type Store<T> = {
  get(): T
  set(next: T | ((now: T) => T)): void
  subscribe(listener: () => void): () => void
  /** The server-rendered value; the browser starts from it too, so that both renderings match. */
  initial: T
}

export function createStore<T>(initial: T): Store<T> {
  let now = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => now,
    set(next) {
      const value = typeof next === "function" ? (next as (now: T) => T)(now) : next
      if (Object.is(value, now)) return
      now = value
      for (const listener of Array.from(listeners)) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a store, or the part that `select` returns. `select` must return the same value for the same state. */
export function useStore<T>(store: Store<T>): T
export function useStore<T, S>(store: Store<T>, select: (state: T) => S): S
export function useStore<T, S>(store: Store<T>, select: (state: T) => T | S = (state) => state) {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
