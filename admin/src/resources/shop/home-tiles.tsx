import { HOME } from "@silai/contracts/shop/limits"
import { roomFor } from "@silai/contracts/room"
import { Button, Form, type FormRule, Input } from "antd"
import { OrderButtons } from "../../ui/icon-button"
import { PictureField } from "./home-picture"
import { BLANK_TILE, wrongLink, wrongWords } from "./home-values"
import style from "./home.module.css"

const check = (wrong: (value: string) => string | undefined): FormRule => ({
  validator: async (_rule: unknown, value: string) => {
    const fault = wrong(value)
    if (fault) throw new Error(fault)
  },
  validateTrigger: "onSubmit",
})

/** The tiles of the home page, in their order. */
export const Tiles = () => (
  <Form.List name="tiles">
    {(fields, { add, remove, move }) => (
      <>
        {fields.map(({ key, name }) => (
          <Tile
            key={key}
            at={name}
            count={fields.length}
            onRemove={() => remove(name)}
            onMove={(by) => move(name, name + by)}
          />
        ))}
        <div>
          <Button onClick={() => add(BLANK_TILE)} disabled={fields.length >= HOME.maxTiles}>
            Add a tile
          </Button>
        </div>
      </>
    )}
  </Form.List>
)

type Props = { at: number; count: number; onRemove: () => void; onMove: (by: 1 | -1) => void }

function Tile({ at, count, onRemove, onMove }: Props) {
  const form = Form.useFormInstance()
  const name = Form.useWatch<string>(["tiles", at, "words"], form) || `tile ${at + 1}`
  return (
    <div className={style.tile} role="group" aria-label={name}>
      <div className={style.tileHead}>
        <strong>{name}</strong>
        <OrderButtons name={name} at={at} of={count} onMove={onMove} onRemove={onRemove} mayRemove={count > 1} />
      </div>
      <div className="pair">
        <Form.Item name={[at, "words"]} label="Words" validateTrigger="onChange" rules={[check(wrongWords)]}>
          <Input maxLength={roomFor(HOME.maxWords)} />
        </Form.Item>
        <Form.Item name={[at, "link"]} label="Link" validateTrigger="onChange" rules={[check(wrongLink)]}>
          <Input maxLength={roomFor(HOME.maxLink)} />
        </Form.Item>
      </div>
      <Form.Item name={[at, "picture"]} label="Picture">
        <PictureField label={name} />
      </Form.Item>
    </div>
  )
}
