import { useQuery } from "@tanstack/react-query"
import { App, Button, Modal } from "antd"
import { useCallback, useState } from "react"
import { callForFile } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { PrivatePhoto } from "../../../ui/picture/private-photo"
import { saveFile } from "../../../ui/print/save-file"
import { Bar } from "../../../ui/state/skeleton"
import { useAct } from "../../../ui/use-act"
import { sentenceOf, useSay } from "../../../words/language"
import { askFile, askRetry, type ChatMessage } from "../calls"
import { sizeOf } from "../words"
import style from "./message.module.css"

const PICTURES = ["image", "sticker"]
const SOUNDS = ["audio", "voice"]

const fetchFile = (messageId: string, type: string) => callForFile(askFile, { messageId }, type)
const keyOf = (messageId: string) => ["whatsapp-file", messageId] as const

/** A message's file: a picture, a player, or a document to save; or why it is missing. */
export function MediaPart({ message }: { message: ChatMessage & { file: NonNullable<ChatMessage["file"]> } }) {
  const { _id, kind, file } = message
  if (file.state !== "kept") return <Missing message={message} />
  if (PICTURES.includes(kind)) return <Picture messageId={_id} alt={message.text} />
  if (SOUNDS.includes(kind) || kind === "video") return <Player message={message} />
  return <Document message={message} />
}

function Missing({ message: { _id, side, file } }: { message: ChatMessage }) {
  const say = useSay()
  const may = useMay()
  const { act, busy } = useAct("whatsapp")
  if (file?.state === "waiting") return <p className="soft">{say("chat.file.waiting")}</p>
  return (
    <p className="trouble">
      {say("chat.file.failed")}{" "}
      {side === "customer" && may("chat.write") && (
        <Button size="small" loading={busy} onClick={() => void act(askRetry, { messageId: _id })}>
          {say("chat.file.again")}
        </Button>
      )}
    </p>
  )
}

function Picture({ messageId, alt }: { messageId: string; alt: string }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const photo = (
    <PrivatePhoto
      queryKey={keyOf(messageId)}
      fetchPhoto={() => fetchFile(messageId, "image/*")}
      alt={alt || say("chat.kind.image")}
    />
  )
  return (
    <>
      <button type="button" className={style.picture} onClick={() => setOpen(true)} aria-label={say("chat.file.open")}>
        {photo}
      </button>
      <Modal
        open={open}
        title={say("chat.kind.image")}
        onCancel={() => setOpen(false)}
        footer={null}
        width={860}
        destroyOnHidden
      >
        <div className={style.large}>{photo}</div>
      </Modal>
    </>
  )
}

/** The browser's own player: antd has none. */
function Player({ message: { _id, kind } }: { message: ChatMessage }) {
  const say = useSay()
  const { data: blob, error } = useQuery({
    queryKey: keyOf(_id),
    queryFn: () => fetchFile(_id, "*/*; q=0.9"),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const show = useCallback(
    (player: HTMLMediaElement | null) => {
      if (!blob || !player) return
      const url = URL.createObjectURL(blob)
      player.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  const label = say(`chat.kind.${kind}`)
  if (error) return <p className="trouble">{say("chat.file.failed")}</p>
  if (!blob) return <Bar height={40} width={220} />
  if (kind === "video")
    return (
      <video ref={show} controls preload="metadata" aria-label={label} className={style.video}>
        {/* A customer's recording has no captions. */}
        <track kind="captions" />
      </video>
    )
  return (
    <audio ref={show} controls preload="metadata" aria-label={label} className={style.audio}>
      <track kind="captions" />
    </audio>
  )
}

function Document({ message: { _id, file } }: { message: ChatMessage }) {
  const say = useSay()
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const name = file?.name || say("chat.file.unnamed")
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await fetchFile(_id, "application/octet-stream"), name)
    } catch (error) {
      void message.error(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <Button loading={busy} onClick={() => void save()} className={style.document}>
      {say("chat.file.save", { name })}
      {file?.bytes != null && <small>{sizeOf(file.bytes)}</small>}
    </Button>
  )
}
