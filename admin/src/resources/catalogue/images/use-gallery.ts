import { GALLERY } from "@silai/contracts/catalogue/limits"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App } from "antd"
import { useEffect, useRef, useState } from "react"
import { call } from "../../../providers/call"
import type { CallRefused } from "../../../providers/refusal"
import { orLeave, useFresh } from "../../file/use-files"
import { askGallery, askGalleryChange, type Gallery } from "./calls"
import { added, arrived, type Draft, isSame, refreshed, wantedOf } from "./draft"

/** A variant's pictures: what the server has, what the editor has made of them, and the way to save it. */
export function useGallery(variantId: string) {
  const { message, modal } = App.useApp()
  const client = useQueryClient()
  const key = ["gallery", variantId]
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await orLeave(call(askGallery, { variantId }, signal))).data,
  })
  useFresh(key)
  const [draft, setDraft] = useState<Draft[] | null>(null)
  const [saving, setSaving] = useState(false)
  const base = useRef<Draft[]>([])
  const turns = useRef(new Map<string, number>())

  // Until something is changed the screen follows the server; after that only the state of the files does.
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

  /** `sent`: what was saved. An upload that arrived since, or words that were typed since, wait for the next save. */
  const accept = (gallery: Gallery, sent?: readonly Draft[]) => {
    base.current = gallery.images
    setDraft((now) => (now && sent && !isSame(now, sent) ? refreshed(now, gallery.images) : gallery.images))
    client.setQueryData(key, gallery)
  }
  const startAgain = async () => {
    const { data, error } = await asked.refetch()
    if (error) void message.error(error.message, 4)
    else if (data) accept(data)
  }
  const save = async () => {
    if (!draft || saving || !dirty) return
    setSaving(true)
    try {
      const { data, message: done } = await orLeave(
        call(askGalleryChange, { variantId, images: wantedOf(draft), seen: base.current.map(({ stem }) => stem) }),
      )
      accept(data, draft)
      void message.success(done, 2)
    } catch (error) {
      const { code, message: sentence } = error as CallRefused
      if (code === "catalogue.gallery_changed" || code === "catalogue.picture_gone")
        modal.confirm({
          title: "These pictures have changed",
          icon: null,
          content: sentence,
          okText: "Load them again",
          cancelText: "Stay here",
          onOk: startAgain,
        })
      else void message.error(sentence, 4)
    }
    setSaving(false)
  }
  /** `turn`: for an upload, its place among those that were chosen. */
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
  return { asked, gallery: said, draft, dirty, saving, save, change, add, discard: () => setDraft(base.current) }
}
