import { readUid } from "@silai/contracts/uid/code"
import { UID } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { Button, Checkbox, Input, type InputRef } from "antd"
import { useEffect, useId, useRef, useState } from "react"
import { useSay } from "../../words/language"
import { beep } from "./beep"
import { codeInFile } from "./decode"
import { useCamera } from "./use-camera"
import style from "./uid.module.css"

type Props = {
  label: string
  button: string
  /** The page is for scanning only: a USB scanner types wherever the cursor is. */
  isAlone?: boolean
  /** Called for each label that may be one of ours. */
  onFound: (text: string) => void
}

/** The four ways to a label: the camera, a picture, a USB scanner, and typing. */
export function Finder({ label, button, isAlone = false, onFound }: Props) {
  const say = useSay()
  const id = useId()
  const field = useRef<InputRef>(null)
  const [typed, setTyped] = useState("")
  const [wrong, setWrong] = useState("")
  const [sound, setSound] = useState(true)
  const [isLit, setIsLit] = useState(false)
  const found = (text: string) => {
    const read = readUid(text)
    const isOurs = "id" in read
    if (sound) beep(isOurs)
    setWrong(isOurs ? "" : String(uidRefusals[read.fault].say))
    if (isOurs) onFound(read.id)
  }
  const { video, ...camera } = useCamera(found)
  useEffect(() => {
    if (isAlone) field.current?.focus({ preventScroll: true })
  }, [isAlone])
  const choose = async (file: File | undefined) => {
    if (!file) return
    const text = await codeInFile(file).catch(() => null)
    if (text === null) setWrong(say("uid.scan.no-code"))
    else found(text)
  }
  return (
    <div className="stack">
      <form
        className={style.wedge}
        onSubmit={(event) => {
          event.preventDefault()
          found(typed)
          setTyped("")
          field.current?.focus()
        }}
      >
        <label htmlFor={id}>{label}</label>
        <Input
          ref={field}
          id={id}
          value={typed}
          maxLength={UID.maxTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-wrong`}
          aria-invalid={wrong ? true : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong("")
          }}
        />
        <Button type="primary" htmlType="submit">
          {button}
        </Button>
      </form>
      <p id={`${id}-wrong`} role="alert">
        {wrong || (camera.refused ? say("uid.scan.no-camera") : "")}
      </p>
      {camera.isOn && (
        <div className={style.view}>
          <video ref={video} muted playsInline aria-label={say("uid.scan.camera")} />
        </div>
      )}
      <div className="row">
        <Button onClick={() => (camera.isOn ? camera.stop() : void camera.start())}>
          {say(camera.isOn ? "uid.scan.stop" : "uid.scan.camera")}
        </Button>
        <PictureButton onChoose={(file) => void choose(file)} />
        {camera.isOn && camera.hasTorch && (
          <Checkbox
            checked={isLit}
            onChange={({ target }) => {
              setIsLit(target.checked)
              void camera.light(target.checked)
            }}
          >
            {say("uid.scan.torch")}
          </Checkbox>
        )}
        <Checkbox checked={sound} onChange={({ target }) => setSound(target.checked)}>
          {say("uid.scan.sound")}
        </Checkbox>
      </div>
    </div>
  )
}

function PictureButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{say("uid.scan.picture")}</Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={say("uid.scan.picture")}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0])
          // The same picture may be chosen again.
          currentTarget.value = ""
        }}
      />
    </>
  )
}
