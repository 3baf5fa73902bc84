import { useForm } from "@refinedev/antd"
import { type BaseRecord, type HttpError, useDataProvider } from "@refinedev/core"
import { CallRefused } from "@silai/contracts/refused"
import { Form } from "antd"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { withTypedSince } from "./typed-since"
import { useLeaveGuard } from "../use-leave-guard"
import { untyped } from "./untyped"
import { changedKeys, type Chosen, type FieldWords, mergeBoth } from "./merge"
import { useRefetch } from "../use-refetch"
import { sentenceOf } from "../../words/language"

type Stored = { _id?: string; version?: number }
/** The values that the form was opened with, or last saved as. */
export type Base<V> = { values: V; version: number }
export type Answer = "both" | "theirs" | "mine"
/** Two versions of one record; without `theirs` it was deleted in the meantime. `more`: what the save would have sent along. */
type Conflict<V> = { message: string; theirs: Base<V> | null; more: object }
/** The version that was not chosen, until the next save. */
type Aside<V> = { whose: "yours" | "theirs"; values: V }

type Options<R extends Stored, V extends object> = {
  /** Refine's name of the resource; its adapter makes the calls. */
  resource: string
  /** Absent: the form adds a record. */
  id?: string
  record: R | null
  blank: V
  /** `sent`: what was saved, where the reply does not contain it. */
  valuesOf: (record: R, sent?: V) => V
  /** The words of the fields for the conflict panel. */
  fields: FieldWords<V>
  /** The payload for the adapter. */
  variables: (now: V, before: Base<V>) => object
  /** The refusals that mean that a colleague was faster. */
  conflicts?: readonly string[]
  /** The sentence about their version, where the refusal's own is not enough; null: it was deleted. */
  conflictText?: (theirs: R | null) => string
  /** Resources that show this one too. */
  also?: readonly string[]
  onSaved?: (record: R) => void
}

/**
 * One form of one record, on Refine's `useForm` and antd's Form: the server's refusal is shown at its field, unsaved input
 * is asked about before leaving, and a colleague's change is never overwritten unseen (architecture, back office).
 */
export function useRecordForm<R extends Stored, V extends object>(options: Options<R, V>) {
  const { resource, id, record, blank, valuesOf, variables, conflicts = [], also = [], onSaved } = options
  const refetch = useRefetch()
  const provider = useDataProvider()
  const baseOf = (from: R, sent?: V): Base<V> => ({ values: valuesOf(from, sent), version: from.version ?? 0 })
  const [base, setBase] = useState<Base<V>>(() => (record ? baseOf(record) : { values: blank, version: 0 }))
  const [busy, setBusy] = useState(false)
  const [loose, setLoose] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict<V> | null>(null)
  const [aside, setAside] = useState<Aside<V> | null>(null)
  const [saved, setSaved] = useState<R | null>(null)
  const sending = useRef(false)
  const extra = useRef<object>({})

  const { form, onFinish } = useForm<R & BaseRecord, HttpError, V>({
    resource,
    id,
    action: id === undefined ? "create" : "edit",
    redirect: false,
    // Refine resets its form at each refetch, even while the user types; so the page reads the record.
    queryOptions: { enabled: false, queryKey: ["form", resource, id] },
    invalidates: ["all"],
    successNotification: (reply) => ({
      type: "success",
      message: (reply as { message?: string } | undefined)?.message ?? "Saved.",
    }),
    errorNotification: false,
  })
  const values = Form.useWatch((all: V) => all, { form, preserve: true }) ?? base.values
  const byName = untyped(form)
  const dirty = changedKeys(base.values, values).length > 0
  useLeaveGuard(dirty)

  const valuesNow = () => ({ ...base.values, ...form.getFieldsValue(true) })
  const show = (next: V) => byName.setFields(Object.entries(next).map(([name, value]) => ({ name, value, errors: [] })))
  // Right after a save the page still has the old record: only a newer version is a change.
  const follow = useEffectEvent(() => {
    if (!record || dirty || conflict || sending.current || (record.version ?? 0) <= base.version) return
    setBase(baseOf(record))
    show(valuesOf(record))
  })
  useEffect(() => follow(), [record, dirty, conflict, base.version])
  // After rendering: only then does the leave guard know that nothing is unsaved.
  const reportSaved = useEffectEvent((savedNow: R) => onSaved?.(savedNow))
  useEffect(() => {
    if (saved) reportSaved(saved)
  }, [saved])

  const theirsNow = async (): Promise<R | null> => {
    if (id === undefined) return null
    try {
      return (await provider().getOne<R & BaseRecord>({ resource, id })).data
    } catch (error) {
      if (error instanceof CallRefused && error.status === 404) return null
      throw error
    }
  }
  async function refused(error: CallRefused, mine: V, more: object) {
    try {
      if (id !== undefined && conflicts.includes(error.code)) {
        const theirs = await theirsNow()
        setConflict({
          message: options.conflictText?.(theirs) ?? error.message,
          theirs: theirs && baseOf(theirs),
          more,
        })
        return void refetch(resource, ...also)
      }
    } catch (failed) {
      return setLoose(sentenceOf(failed))
    }
    if (error.field === undefined || !(error.field in mine)) return setLoose(sentenceOf(error))
    const { field } = error
    // The field is marked already; what was disabled while saving can be focused again after the next frame.
    requestAnimationFrame(() => form.scrollToField(field, { block: "center", focus: true }))
  }

  /** Sends once, however often it is called. `from`: the version that it changes; `stay`: does not leave the page. */
  async function send(mine: V, from: Base<V>, stay = false): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    const more = extra.current
    setBusy(true)
    setLoose(null)
    try {
      const reply = await onFinish({ ...variables(mine, from), ...more } as V)
      if (!reply) throw new Error("Refine reported no saved record.")
      const savedNow: R = reply.data
      const next = baseOf(savedNow, mine)
      setBase(next)
      setAside(null)
      show(withTypedSince(next.values, mine, valuesNow()))
      // Refine refetches the resource itself.
      void refetch(...also)
      if (!stay) setSaved(savedNow)
      return true
    } catch (error) {
      await refused(error as CallRefused, mine, more)
      return false
    } finally {
      extra.current = {}
      sending.current = false
      setBusy(false)
    }
  }

  /** Checks the fields, then saves; `more` is sent along, such as a new status. */
  const submit = (more: object = {}) => {
    extra.current = more
    form.submit()
  }

  /** Ends a conflict. The version not chosen can be brought back. */
  async function answer(way: Answer, chosen: Chosen = {}) {
    if (!conflict) return
    const mine = valuesNow()
    const now = conflict.theirs ?? { values: blank, version: 0 }
    const both = mergeBoth(base.values, mine, now.values, chosen)
    const next = { both, mine, theirs: now.values }[way]
    const turned = Object.fromEntries(
      Object.keys(mine).map((key) => [key, chosen[key] === "theirs" ? "mine" : "theirs"]),
    ) as Chosen
    const other = mergeBoth(base.values, mine, now.values, turned)
    const left: Aside<V> | null =
      way === "theirs"
        ? { whose: "yours", values: mine }
        : way === "mine"
          ? conflict.theirs && { whose: "theirs", values: now.values }
          : changedKeys(other, both).length > 0
            ? { whose: "theirs", values: other }
            : null
    setConflict(null)
    setBase(now)
    show(next)
    extra.current = way === "theirs" ? {} : conflict.more
    if (way === "theirs" || (await send(next, now, left !== null))) setAside(left)
  }
  const restoreEntries = () => {
    if (aside) show(aside.values)
    setAside(null)
  }

  return {
    form,
    fields: options.fields,
    base,
    values,
    dirty,
    busy,
    loose,
    conflict,
    aside,
    set: (change: Partial<V>) => byName.setFieldsValue(change),
    submit,
    finish: () => void send(valuesNow(), base),
    unfinished: () => void (extra.current = {}),
    answer,
    restoreEntries,
  }
}
export type RecordForm<V extends object> = ReturnType<typeof useRecordForm<Stored, V>>
