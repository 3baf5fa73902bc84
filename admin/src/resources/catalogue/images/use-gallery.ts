import { GALLERY } from "@silai/contracts/catalogue/limits"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App } from "antd"
import { useRef, useState } from "react"
import { call } from "../../../providers/call"
import { useUndoToast } from "../../../ui/use-undo-toast"
import type { CallRefused } from "@silai/contracts/refused"
import type { Answer } from "../../../ui/form/use-record-form"
import { useFresh } from "../../file/use-files"
import { askGallery, askGalleryChange, type Gallery } from "./calls"
import { added, arrived, both, type Draft, isSame, refreshed, versionsOf, wantedOf } from "./draft"
import { sentenceOf } from "../../../words/language"

/** A variant's pictures: the server's state, the editor's changes, and saving them. */
export function useGallery(variantId: string) {
  const { message } = App.useApp()
  const offerUndo = useUndoToast()
  const client = useQueryClient()
  const key = ["gallery", variantId]
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(askGallery, { variantId }, signal)).data,
  })
  useFresh(key)
  const [draft, setDraft] = useState<Draft[] | null>(null)
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<{ message: string; theirs: Draft[] } | null>(null)
  const [aside, setAside] = useState<Draft[] | null>(null)
  const [base, setBase] = useState<Draft[]>([])
  const [followed, setFollowed] = useState<Gallery>()
  const turns = useRef(new Map<string, number>())

  // Until something is changed the screen follows the server; after that only the files' processing state does.
  const loaded = asked.data
  const dirty = draft !== null && !isSame(draft, base)
  if (loaded && loaded !== followed) {
    setFollowed(loaded)
    if (!dirty) setBase(loaded.images)
    setDraft(dirty ? refreshed(draft, loaded.images) : loaded.images)
  }

  /** `sent`: what was saved. Later uploads and input wait for the next save. */
  const accept = (gallery: Gallery, sent?: readonly Draft[]) => {
    setBase(gallery.images)
    setDraft((now) => (now && sent && !isSame(now, sent) ? refreshed(now, gallery.images) : gallery.images))
    client.setQueryData(key, gallery)
  }
  const theirsNow = async () => {
    const { data, error } = await asked.refetch()
    if (error) void message.error(sentenceOf(error), 4)
    return error ? undefined : data
  }
  /** `seen`: the pictures that it changes. */
  const send = async (wanted: Draft[], seen: readonly Draft[]): Promise<boolean> => {
    setSaving(true)
    try {
      const { data, message: done } = await call(askGalleryChange, {
        variantId,
        images: wantedOf(wanted),
        seen: seen.map(({ stem }) => stem),
      })
      accept(data, wanted)
      setAside(null)
      void message.success(done, 2)
      return true
    } catch (error) {
      const { code, message: sentence } = error as CallRefused
      const theirs = code === "catalogue.gallery_changed" ? await theirsNow() : undefined
      if (theirs) setConflict({ message: sentence, theirs: theirs.images })
      else void message.error(sentence, 4)
      return false
    } finally {
      setSaving(false)
    }
  }
  const save = async () => {
    if (draft && dirty && !saving && !conflict) await send(draft, base)
  }
  /** Ends a conflict; the version not chosen can be brought back. */
  const answer = async (way: Answer) => {
    if (!conflict || !draft) return
    const [mine, { theirs }] = [draft, conflict]
    const next = { both: both(base, mine, theirs), mine, theirs }[way]
    setConflict(null)
    setBase(theirs)
    setDraft(next)
    if (way !== "theirs" && !(await send(next, theirs))) return
    if (way !== "both") setAside(way === "mine" ? theirs : mine)
  }
  const restorePicture = () => {
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
    const [dropped, saved] = [draft, new Set(base.map(({ stem }) => stem))]
    setDraft(base)
    // A picture that arrived since then stays, at the end.
    offerUndo("Your changes are discarded.", () =>
      setDraft((now) =>
        dropped
          ? added(
              dropped,
              (now ?? []).filter(({ stem }) => !saved.has(stem)),
              GALLERY.most,
            )
          : now,
      ),
    )
  }
  const versions = conflict && draft ? versionsOf(base, draft, conflict.theirs) : []
  const two = conflict && {
    message: conflict.message,
    rows: versions,
    busy: saving,
    onAnswer: (way: Answer) => void answer(way),
  }
  const editing = { draft, dirty, saving, save, change, add, discard }
  return { asked, gallery: loaded, ...editing, two, restorePicture: aside && restorePicture }
}
