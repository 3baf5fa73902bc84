import { CallRefused } from "@silai/contracts/refused"
import { act, useEffect, useSyncExternalStore } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useRecordForm } from "./use-record-form"

type Stored = { _id: string; version: number; care: string; fit: string }
type Values = { care: string; fit: string }

let send: (sent: object) => Promise<unknown>
let theirs: Stored
vi.mock("@refinedev/core", () => ({
  useInvalidate: () => async () => undefined,
  useDataProvider: () => () => ({ getOne: async () => ({ data: theirs }) }),
}))
/** The part of antd's form store that the hook uses; the journeys have the real one. */
const store = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  let now: object | undefined
  const put = (change: object) => {
    now = { ...now, ...change }
    for (const listener of listeners) listener()
  }
  return {
    now: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear: () => void (now = undefined),
    form: {
      getFieldsValue: () => now ?? {},
      setFieldsValue: put,
      setFields: (fields: { name: string; value: unknown }[]) =>
        put(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
    },
  }
})
vi.mock("@refinedev/antd", () => ({
  useForm: () => ({ form: store.form, onFinish: (sent: object) => send(sent) }),
}))
vi.mock("antd", () => ({ Form: { useWatch: () => useSyncExternalStore(store.subscribe, store.now) } }))
vi.mock("../use-leave-guard", () => ({ useLeaveGuard: () => undefined }))

let at: ReturnType<typeof useRecordForm<Stored, Values>>
let root: Root
const see = (now: typeof at) => (at = now)

function Screen({ record }: { record: Stored }) {
  const now = useRecordForm<Stored, Values>({
    resource: "piece",
    id: record._id,
    record,
    blank: { care: "", fit: "" },
    valuesOf: ({ care, fit }) => ({ care, fit }),
    fields: { care: "Care", fit: "Fit" },
    variables: (now, { version }) => ({ ...now, version }),
    conflicts: ["changed"],
  })
  useEffect(() => void see(now))
  return null
}
const stored = (version: number, care: string, fit = "Slim"): Stored => ({ _id: "1", version, care, fit })
const show = (record: Stored) => act(async () => root.render(<Screen record={record} />))
const type = (values: Partial<Values>) => act(async () => at.set(values))
const save = () => act(async () => at.finish())

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  store.clear()
  root = createRoot(document.createElement("div"))
  await show(stored(1, "By hand"))
  store.form.setFieldsValue({ care: "By hand", fit: "Slim" })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test("keeps text typed while a save is on its way, as not saved yet", async () => {
  let reply!: (body: unknown) => void
  send = () => new Promise((resolve) => (reply = resolve))
  await type({ care: "In the shade" })
  await save()
  await type({ fit: "Wide" })
  await act(async () => reply({ data: stored(2, "In the shade") }))
  expect([at.values, at.base.version, at.dirty, at.busy]).toEqual([
    { care: "In the shade", fit: "Wide" },
    2,
    true,
    false,
  ])
})

test("shows a colleague's save while nothing is typed, and never overwrites typed text", async () => {
  await show(stored(2, "Cold"))
  expect([at.values.care, at.base.version]).toEqual(["Cold", 2])
  await type({ care: "Mine" })
  await show(stored(3, "Colder"))
  expect([at.values.care, at.base.version]).toEqual(["Mine", 2])
})

test("shows the first person's version to the second of two who save, and sends both when both are kept", async () => {
  const sent: object[] = []
  send = async (one) => {
    sent.push(one)
    if ((one as Stored).version === 1) throw new CallRefused("changed", "Someone was faster.", 409)
    return { data: { _id: "1", ...one, version: 3 } }
  }
  theirs = stored(2, "By hand", "Wide")
  await type({ care: "Cold" })
  await save()
  expect(at.conflict).toMatchObject({ message: "Someone was faster.", theirs: { version: 2 } })
  expect(at.values).toEqual({ care: "Cold", fit: "Slim" })
  await act(async () => at.answer("both"))
  expect(sent.at(-1)).toEqual({ care: "Cold", fit: "Wide", version: 2 })
  expect([at.values, at.dirty, at.conflict]).toEqual([{ care: "Cold", fit: "Wide" }, false, null])
})

test("sets typed text aside when the other version is taken, and can restore it", async () => {
  send = async () => {
    throw new CallRefused("changed", "Someone was faster.", 409)
  }
  theirs = stored(2, "Warm")
  await type({ care: "Cold" })
  await save()
  await act(async () => at.answer("theirs"))
  expect([at.values.care, at.dirty, at.aside?.whose]).toEqual(["Warm", false, "yours"])
  await act(async () => at.restoreEntries())
  expect([at.values.care, at.dirty]).toEqual(["Cold", true])
})
