import { useInvalidate } from "@refinedev/core"
import { App } from "antd"
import { useEffect, useRef, useState } from "react"
import { CallRefused } from "../../providers/refusal"
import { useLeaveGuard } from "../../ui/use-leave-guard"

type Wrong = { field?: string; message: string; code: string }

/**
 * A form over one record: its values, whether they differ from what was loaded, and saving with the server's refusal at the field
 * it belongs to. A newer record from the server replaces the values only while nothing has been typed.
 */
export function useRecordForm<T extends object>(loaded: T, resources: string[]) {
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const [base, setBase] = useState(loaded)
  const [values, setValues] = useState(loaded)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [busy, setBusy] = useState(false)
  const saving = useRef(false)
  const dirty = JSON.stringify(values) !== JSON.stringify(base)
  useLeaveGuard(dirty)
  const latest = JSON.stringify(loaded)
  useEffect(() => {
    if (dirty) return
    setBase(JSON.parse(latest) as T)
    setValues(JSON.parse(latest) as T)
  }, [latest, dirty])

  // Only when the field is drawn as wrong can it be found.
  useEffect(() => {
    if (wrong?.field) document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [wrong])

  const set = (change: Partial<T>) => {
    setValues((now) => ({ ...now, ...change }))
    setWrong((now) => (now?.field && now.field in change ? null : now))
  }

  async function save<R extends { message: string }>(send: () => Promise<R>, then: (reply: R) => void): Promise<void> {
    if (saving.current) return
    saving.current = true
    setBusy(true)
    setWrong(null)
    try {
      const reply = await send()
      void message.success(reply.message)
      await Promise.all(resources.map((resource) => invalidate({ resource, invalidates: ["all"] })))
      then(reply)
    } catch (error) {
      const { code, field, message: said } = error as CallRefused
      setWrong({ code, field, message: said })
    } finally {
      saving.current = false
      setBusy(false)
    }
  }

  /** Gives up what was typed for what the server has now; when that cannot be had, what was typed stays. Gives the record, or null. */
  async function take<R>(reload: () => Promise<R>, valuesOf: (latest: R) => T): Promise<R | null> {
    try {
      const latest = await reload()
      setBase(valuesOf(latest))
      setValues(valuesOf(latest))
      setWrong(null)
      return latest
    } catch (error) {
      const { code, message: said } = error as CallRefused
      setWrong({ code, message: said })
      return null
    }
  }

  const errorOf = (field: keyof T & string) => (wrong?.field === field ? wrong.message : undefined)
  /** What went wrong with no field of this form to say it at. */
  const loose = wrong && !(wrong.field && wrong.field in values) ? wrong : null
  return { values, set, dirty, busy, save, take, errorOf, loose, refuse: setWrong }
}
