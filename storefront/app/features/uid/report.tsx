import { UID_REPORT } from "@silai/contracts/uid/limits"
import { roomFor } from "@silai/contracts/room"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useEffect, useState } from "react"
import { call } from "~/lib/call"
import { shrunk } from "~/lib/shrunk-photo"
import { useForm } from "~/lib/use-form"
import { Button } from "~/ui/button"
import { Field } from "~/ui/form/field"
import { Notice } from "~/ui/notice"
import { AddPhotoTile, PhotoTile, PhotoTiles } from "~/ui/form/photo-tiles"
import { Refusal } from "~/ui/form/refusal"
import { Sheet } from "~/ui/sheet"
import { TextArea } from "~/ui/form/text-area"
import { reportFake } from "./queries"
import styles from "./report.module.css"
import { uidWords } from "./words"

type Props = { open: boolean; onClose: () => void; written: string }
type Values = { words: string; where: string; contact: string }
type Chosen = { key: number; photo: Blob; url: string }

const wrongIn = ({ words }: Values) =>
  words.trim().length < UID_REPORT.minWords ? { words: uidWords.wordsWanted } : {}

/** A report of a piece that seems to be a fake, with photos of it. */
export function ReportSheet({ open, onClose, written }: Props) {
  const { ref, ...form } = useForm<Values>({ words: "", where: "", contact: "" }, wrongIn)
  const [photos, setPhotos] = useState<Chosen[]>([])
  const sending = useMutation({
    mutationFn: () => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...form.values, uid: written })) body.append(name, value.trim())
      for (const [at, { photo }] of photos.entries()) body.append("photos", photo, `${at + 1}.jpg`)
      return call(reportFake, body)
    },
    onError: form.refuse,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (form.passes() && !sending.isPending) sending.mutate()
  }
  return (
    <Sheet open={open} onClose={onClose} title={uidWords.report}>
      {sending.isSuccess ? (
        <Notice tone="good" live>
          {sending.data.message}
        </Notice>
      ) : (
        <form ref={ref} className={styles.form} onSubmit={send} noValidate>
          <p>{uidWords.reportLead}</p>
          <TextArea
            label={uidWords.reportWords}
            name="words"
            value={form.values.words}
            maxLength={roomFor(UID_REPORT.maxWords)}
            error={form.wrong.words}
            onChange={({ currentTarget }) => form.edit({ words: currentTarget.value })}
          />
          <Field
            label={uidWords.reportWhere}
            optional
            name="where"
            value={form.values.where}
            maxLength={roomFor(UID_REPORT.maxWhere)}
            hint={uidWords.reportWhereHint}
            onChange={({ currentTarget }) => form.edit({ where: currentTarget.value })}
          />
          <Photos photos={photos} onChange={setPhotos} onRefused={form.setRefusal} />
          <Field
            label={uidWords.reportContact}
            optional
            name="contact"
            value={form.values.contact}
            maxLength={roomFor(UID_REPORT.maxContact)}
            hint={uidWords.reportContactHint}
            onChange={({ currentTarget }) => form.edit({ contact: currentTarget.value })}
          />
          <Refusal>{form.refusal}</Refusal>
          <Button type="submit" disabled={sending.isPending}>
            {sending.isPending ? uidWords.sending : uidWords.send}
          </Button>
        </form>
      )}
    </Sheet>
  )
}

type PhotosProps = { photos: Chosen[]; onChange: (photos: Chosen[]) => void; onRefused: (why: string) => void }

function Photos({ photos, onChange, onRefused }: PhotosProps) {
  const [lastKey, setLastKey] = useState(0)
  useEffect(() => () => photos.forEach(({ url }) => URL.revokeObjectURL(url)), [photos])
  const room = UID_REPORT.maxPhotos - photos.length
  const add = async (files: File[]) => {
    const small = await Promise.all(files.slice(0, room).map((file) => shrunk(file, UID_REPORT.maxPhotoBytes)))
    if (small.includes(null)) onRefused(uidWords.photoTooLarge)
    const readable = small.filter((photo) => photo !== null)
    setLastKey((now) => now + readable.length)
    onChange([...photos, ...readable.map((photo, at) => ({ key: lastKey + at + 1, photo }))].map(withUrl))
  }
  return (
    <fieldset className={styles.photos}>
      <legend>{uidWords.reportPhotos}</legend>
      <p className={styles.hint}>{uidWords.reportPhotosHint}</p>
      <PhotoTiles>
        {photos.map(({ key, url }, at) => (
          <PhotoTile
            key={key}
            url={url}
            alt={uidWords.photo(at + 1)}
            removeLabel={uidWords.removePhoto(at + 1)}
            onRemove={() => onChange(photos.filter((one) => one.key !== key).map(withUrl))}
          />
        ))}
        {room > 0 && <AddPhotoTile label={uidWords.addPhotos} onChosen={(files) => void add(files)} />}
      </PhotoTiles>
    </fieldset>
  )
}

/** Each list has its own object URLs: they are released with it. */
const withUrl = ({ key, photo }: { key: number; photo: Blob }): Chosen => ({
  key,
  photo,
  url: URL.createObjectURL(photo),
})
