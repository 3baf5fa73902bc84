import { useInvalidate } from "@refinedev/core"
import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { complaintOf, inchesOf, type Typed, typedOf } from "@silai/contracts/measurement/typed"
import { App } from "antd"
import { useRef, useState } from "react"
import { call } from "../../providers/call"
import { CallRefused } from "../../providers/refusal"
import { withTypedSince } from "../../ui/typed-since"
import { useLeaveGuard } from "../../ui/use-leave-guard"
import { askHalf, askHalfAdd, askHalfChange } from "./calls"

/** What somebody else did meanwhile: changed the half, or removed it. */
export type Meanwhile = { theirs: HalfRow | null } | null
const CONFLICTS = ["measurement.changed_meanwhile", "measurement.already_kept", "measurement.unknown"]

/**
 * One body half being written. What is typed is never lost: when somebody changed the half meanwhile, both stand side by side until
 * the person at the counter has chosen.
 */
export function useHalf(
  customerId: string,
  half: MeasurementType,
  opened: HalfRow | null,
  onSaved: (row: HalfRow) => void,
) {
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const [kept, setKept] = useState(opened)
  const [typed, setTyped] = useState<Typed>(typedOf(opened?.inches ?? {}))
  const [told, setTold] = useState<Partial<Record<MeasurementName, boolean>>>({})
  const [meanwhile, setMeanwhile] = useState<Meanwhile>(null)
  const [busy, setBusy] = useState(false)
  const saving = useRef(false)
  const dirty = JSON.stringify(typed) !== JSON.stringify(typedOf(kept?.inches ?? {}))
  useLeaveGuard(dirty)

  const readAnew = () => {
    void invalidate({ resource: "measurement", id: `${customerId}-${half}`, invalidates: ["list", "detail"] })
    void invalidate({ resource: "customer", id: customerId, invalidates: ["list", "detail"] })
  }
  const save = async (over: HalfRow | null = kept) => {
    const inches = inchesOf(half, typed)
    setTold(Object.fromEntries(MEASUREMENTS[half].map((name) => [name, true])))
    // A double click saves once; the flag is there before the button is drawn anew.
    if (!inches || saving.current) return inches !== null
    saving.current = true
    setBusy(true)
    try {
      const reply = over
        ? await call(askHalfChange, { _id: over._id, version: over.version, ...inches })
        : await call(askHalfAdd, { customerId, measurementType: half, ...inches })
      setMeanwhile(null)
      setKept(reply.data)
      // What was typed while the answer was on its way stays.
      setTyped((now) => withTypedSince(typedOf(reply.data.inches), typed, now))
      void message.success(reply.message)
      readAnew()
      onSaved(reply.data)
    } catch (error) {
      if (error instanceof CallRefused && CONFLICTS.includes(error.code)) {
        const theirs = await theirsNow(`${customerId}-${half}`)
        setMeanwhile({ theirs })
        // The card beside the fields, and what removes it, go by what is kept now.
        if (theirs) readAnew()
      } else void message.error((error as Error).message)
    } finally {
      saving.current = false
      setBusy(false)
    }
    return true
  }

  return {
    kept,
    typed,
    meanwhile,
    busy,
    dirty,
    save,
    complaint: (name: MeasurementName) => (told[name] ? complaintOf(typed[name]) : null),
    type: (name: MeasurementName, text: string) => setTyped((now) => ({ ...now, [name]: text })),
    leave: (name: MeasurementName) => {
      if (typed[name]) setTold((now) => ({ ...now, [name]: true }))
    },
    keepMine: () => {
      setKept(meanwhile?.theirs ?? null)
      return save(meanwhile?.theirs ?? null)
    },
    takeTheirs: () => {
      setKept(meanwhile?.theirs ?? null)
      setTyped(typedOf(meanwhile?.theirs?.inches ?? {}))
      setTold({})
      setMeanwhile(null)
    },
  }
}

const theirsNow = async (_id: string): Promise<HalfRow | null> => {
  try {
    return (await call(askHalf, { _id })).data
  } catch {
    return null
  }
}
