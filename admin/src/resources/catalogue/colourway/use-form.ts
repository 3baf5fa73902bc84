import { useInvalidate } from "@refinedev/core"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { App } from "antd"
import { useCallback, useEffect, useRef, useState } from "react"
import { CallRefused } from "../../../providers/refusal"
import { withTypedSince } from "../../../ui/typed-since"
import { useLeaveGuard } from "../../../ui/use-leave-guard"
import { valuesOf, wrongsOf, type Values, type Wrongs } from "./form-values"

type Reply = { message: string; data: Colourway }
export type Base = { values: Values; version: number }
const baseOf = (record: Colourway): Base => ({ values: valuesOf(record), version: record.version })

/**
 * The form over one record: what it was opened with, what stands in it, and what is wrong at which field. A newer record from the
 * server takes the place of what was loaded only while nothing has been typed.
 */
export function useForm(record: Colourway | null, blank: Values) {
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const [base, setBase] = useState<Base>(() => (record ? baseOf(record) : { values: blank, version: 0 }))
  const [values, setValues] = useState(base.values)
  const [wrongs, setWrongs] = useState<Wrongs>({})
  const [refusal, setRefusal] = useState<CallRefused | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const dirty = JSON.stringify(values) !== JSON.stringify(base.values)
  useLeaveGuard(dirty)

  /** `sent`: what was saved; what has been typed since stays. */
  const rebase = useCallback((from: Colourway, sent?: Values) => {
    const next = baseOf(from)
    setBase(next)
    setValues((now) => (sent ? withTypedSince(next.values, sent, now) : next.values))
    setWrongs({})
    setRefusal(null)
  }, [])
  useEffect(() => {
    // Right after a save the list still holds the record of before: only a newer one is news.
    if (record && !dirty && !sending.current && record.version > base.version) rebase(record)
  }, [record, dirty, base.version, rebase])

  const set = (change: Partial<Values>) => {
    setValues((now) => ({ ...now, ...change }))
    setWrongs((now) =>
      Object.fromEntries(
        Object.entries(now).filter(
          ([field]) =>
            !(field in change) && !(field === "sale" && Object.keys(change).some((key) => key.startsWith("sale"))),
        ),
      ),
    )
  }

  /** Sends once, however often it is asked; what the server refuses stands at its field. Gives the reply, or null. */
  async function save(send: () => Promise<Reply>): Promise<Reply | null> {
    if (sending.current) return null
    const local = wrongsOf(values)
    setWrongs(local)
    setRefusal(null)
    if (Object.keys(local).length) return focusFirst()
    sending.current = true
    setBusy(true)
    try {
      const reply = await send()
      rebase(reply.data, values)
      void message.success(reply.message)
      void invalidate({ resource: "colourway", invalidates: ["all"] })
      return reply
    } catch (error) {
      const refused = error as CallRefused
      if (refused.field && refused.field in { ...values, sale: "" }) setWrongs({ [refused.field]: refused.message })
      else setRefusal(refused)
      return focusFirst()
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** What the server has now, for going on from there; when it cannot be had that is said, and what is typed stays. */
  async function ask(reload: () => Promise<Colourway>): Promise<Colourway | null> {
    try {
      return await reload()
    } catch (error) {
      setRefusal(error as CallRefused)
      return null
    }
  }

  return {
    base,
    values,
    set,
    wrongs,
    refusal,
    dirty,
    busy,
    save,
    ask,
    rebase,
    errorOf: (field: keyof Wrongs) => wrongs[field],
  }
}

function focusFirst(): null {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
  return null
}
