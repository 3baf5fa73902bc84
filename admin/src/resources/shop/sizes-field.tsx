import { GARMENT_SIZES } from "@silai/contracts/catalogue/limits"
import { roomFor } from "@silai/contracts/room"
import { Button, Input } from "antd"
import { IconButton } from "../../ui/icon-button"
import { BinIcon, DownIcon, UpIcon } from "../../ui/icons"
import { useSay } from "../../words/language"
import style from "./sizes.module.css"

type Props = {
  garment: string
  /** Form.Item adds these. */
  id?: string
  value?: string[]
  onChange?: (sizes: string[]) => void
}

/** The sizes of a garment in their order. A size that pieces come in cannot be taken out; the server says of how many. */
export function SizesField({ garment, id, value: sizes = [], onChange }: Props) {
  const say = useSay()
  const swapped = (at: number, by: -1 | 1) => {
    const [one, other] = [sizes[at], sizes[at + by]]
    if (one !== undefined && other !== undefined) onChange?.(sizes.with(at, other).with(at + by, one))
  }
  return (
    <div id={id} tabIndex={-1} className="stack" role="group" aria-label={garment}>
      {sizes.map((size, at) => {
        const name = size.trim() || say("settings.sizes.new")
        return (
          <div key={at} className={style.size}>
            <Input
              value={size}
              maxLength={roomFor(GARMENT_SIZES.maxName)}
              aria-label={say("settings.sizes.name", { garment, n: at + 1 })}
              onChange={({ target }) => onChange?.(sizes.map((one, place) => (place === at ? target.value : one)))}
            />
            <IconButton
              icon={<UpIcon />}
              disabled={at === 0}
              label={say("settings.sizes.up", { size: name })}
              onClick={() => swapped(at, -1)}
            />
            <IconButton
              icon={<DownIcon />}
              disabled={at === sizes.length - 1}
              label={say("settings.sizes.down", { size: name })}
              onClick={() => swapped(at, 1)}
            />
            <IconButton
              icon={<BinIcon />}
              label={say("settings.sizes.remove", { size: name })}
              onClick={() => onChange?.(sizes.filter((_, place) => place !== at))}
            />
          </div>
        )
      })}
      <div>
        <Button disabled={sizes.length >= GARMENT_SIZES.most} onClick={() => onChange?.([...sizes, ""])}>
          {say("settings.sizes.add")}
        </Button>
      </div>
    </div>
  )
}
