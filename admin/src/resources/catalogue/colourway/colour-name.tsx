import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { roomFor } from "@silai/contracts/room"
import { AutoComplete, Input } from "antd"
import { Swatch } from "./status-mark"

type Colours = ColourwayChoices["colours"]
type Props = {
  id?: string
  value?: string
  onChange?: (name: string) => void
  colours: Colours
  /** `code`: the swatch that the shop has for a colour of this name. */
  onName: (name: string, code: string | undefined) => void
}

const isIn = (name: string, typed: string) => name.toLowerCase().includes(typed.trim().toLowerCase())

/** The name of a colour, new or one of the shop's own, which brings its swatch along. */
export function ColourName({ colours, value = "", onChange, onName, ...input }: Props) {
  const name = (typed: string) => {
    onChange?.(typed)
    onName(typed, colours.find((one) => one.name.toLowerCase() === typed.trim().toLowerCase())?.code)
  }
  return (
    <AutoComplete
      {...input}
      value={value}
      onChange={name}
      options={colours
        .filter((one) => isIn(one.name, value))
        .map((one) => ({
          value: one.name,
          label: (
            <span>
              <Swatch code={one.code} /> {one.name}
            </span>
          ),
        }))}
    >
      <Input maxLength={roomFor(COLOURWAY.colourMax)} autoComplete="off" />
    </AutoComplete>
  )
}
