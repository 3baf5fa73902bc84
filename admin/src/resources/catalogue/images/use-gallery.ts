import { GALLERY } from "@silai/contracts/catalogue/limits"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App } from "antd"
import { useEffect, useRef, useState } from "react"
import { call } from "../../../providers/call"
import { useUndoToast } from "../../../ui/use-undo-toast"
import type { CallRefused } from "@silai/contracts/refused"
import type { Answer } from "../../../ui/form/use-record-form"
import { orLeave, useFresh } from "../../file/use-files"
import { askGallery, askGalleryChange, type Gallery } from "./calls"
import { added, arrived, both, type Draft, isSame, refreshed, versionsOf, wantedOf } from "./draft"

/** A variant's pictures: the server's state, the editor's changes, and saving them. */
export function useGallery(variantId: string) {
  const { message } = App.useApp()
  const told = useUndoToast()
  const client = useQueryClient()
  const key = ["gallery", variantId]
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await orLeave(call(askGallery, { variantId }, signal))).data,
  })
  useFresh(key)
  const [draft, setDraft] = useState<Draft[] | null>(null)
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<{ said: string; theirs: Draft[] } | null>(null)
  const [aside, setAside] = useState<Draft[] | null>(null)
  const base = useRef<Draft[]>([])
  const turns = useRef(new Map<string, number>())

  // Until something is changed the screen follows the server; after that only the files' processing state does.
  const said = asked.data
  useEffect(() => {
    if (!said) return
    setDraft((now) => {
      const untouched = !now || isSame(now, base.current)
      if (untouched) base.current = said.images
      return untouched ? said.images : refreshed(now, said.images)
    })
  }, [said])
  const dirty = draft !== null && !isSame(draft, base.current)

  /** `sent`: what was saved. Later uploads and input wait for the next save. */
  const accept = (gallery: Gallery, sent?: readonly Draft[]) => {
    base.current = gallery.images
    setDraft((now) => (now && sent && !isSame(now, sent) ? refreshed(now, gallery.images) : gallery.images))
    client.setQueryData(key, gallery)
  }
  const theirsNow = async () => {
    const { data, error } = await asked.refetch()
    if (error) void message.error(error.message, 4)
    return error ? undefined : data
  }
  const send = async (wanted: Draft[]): Promise<boolean> => {
    setSaving(true)
    try {
      const { data, message: done } = await orLeave(
        call(askGalleryChange, { variantId, images: wantedOf(wanted), seen: base.current.map(({ stem }) => stem) }),
      )
      accept(data, wanted)
      setAside(null)
      void message.success(done, 2)
      return true
    } catch (error) {
      const { code, message: sentence } = error as CallRefused
      const theirs = code === "catalogue.gallery_changed" ? await theirsNow() : undefined
      if (theirs) setConflict({ said: sentence, theirs: theirs.images })
      else void message.error(sentence, 4)
      return false
    } finally {
      setSaving(false)
    }
  }
  const save = async () => {
    if (draft && dirty && !saving && !conflict) await send(draft)
  }
  /** Ends a conflict; what the answer leaves out can be brought back. */
  const answer = async (way: Answer) => {
    if (!conflict || !draft) return
    const [mine, { theirs }] = [draft, conflict]
    const next = { both: both(base.current, mine, theirs), mine, theirs }[way]
    setConflict(null)
    base.current = theirs
    setDraft(next)
    if (way !== "theirs" && !(await send(next))) return
    if (way !== "both") setAside(way === "mine" ? theirs : mine)
  }
  const bringBack = () => {
    if (aside) setDraft(aside)
    setAside(null)
  }
  /** `turn`: an upload's position in the selection. */
  const add = (pictures: readonly Draft[], turn?: number) => {
    const [first] = pictures
    if (first && turn !== undefined) turns.current.set(first.stem, turn)
    setDraft((now) =>
      first && turn !== undefined
        ? arrived(now ?? [], first, turns.current, GALLERY.most)
        : added(now ?? [], pictures, GALLERY.most),
    )
  }
  const change = (make: (now: Draft[]) => Draft[]) => setDraft((now) => (now ? make(now) : now))
  const discard = () => {
    const [dropped, kept] = [draft, new Set(base.current.map(({ stem }) => stem))]
    setDraft(base.current)
    // A picture that has arrived since then stays, at the end.
    told("Your changes are given up.", () =>
      setDraft((now) =>
        dropped
          ? added(
              dropped,
              (now ?? []).filter(({ stem }) => !kept.has(stem)),
              GALLERY.most,
            )
          : now,
      ),
    )
  }
  const versions = conflict && draft ? versionsOf(base.current, draft, conflict.theirs) : []
  const two = conflict && {
    said: conflict.said,
    rows: versions,
    busy: saving,
    onAnswer: (way: Answer) => void answer(way),
  }
  const editing = { draft, dirty, saving, save, change, add, discard }
  return { asked, gallery: said, ...editing, two, bringBack: aside && bringBack }
}
