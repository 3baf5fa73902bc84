import { PICTURE_TYPES } from "@silai/contracts/file/limits"
import { Button } from "antd"
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { UploadIcon } from "../../ui/icons"
import style from "./upload.module.css"

const hasFiles = (event: DragEvent) => [...event.dataTransfer.types].includes("Files")

/** Accepts dropped pictures anywhere on it, and pasted ones while it is on the screen. */
export function DropArea({
  onFiles,
  hint,
  children,
}: {
  onFiles: (files: File[]) => void
  hint: string
  children: ReactNode
}) {
  const [over, setOver] = useState(false)
  const depth = useRef(0)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (!files.length) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [])
  // Children fire their own enter and leave events; only the last leave counts.
  const step = (by: number) => (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  return (
    <div
      className={style.area}
      data-over={over}
      onDragEnter={step(1)}
      onDragLeave={step(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (hasFiles(event)) {
          event.preventDefault()
          depth.current = 0
          setOver(false)
          onFiles([...event.dataTransfer.files])
        }
      }}
    >
      {children}
      {over && <p className={style.over}>{hint}</p>}
    </div>
  )
}

/** The button that opens the computer's own file dialogue, for several files. */
export function UploadButton({
  onFiles,
  type = "primary",
  children = "Upload pictures",
}: {
  onFiles: (files: File[]) => void
  /** Plain where another button is the main one. */
  type?: "primary" | "default"
  children?: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_TYPES.join()}
        // Not `hidden`: inside a form, antd's own style would show it.
        style={{ display: "none" }}
        aria-label="Pictures to upload"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ""
        }}
      />
      <Button type={type} icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
