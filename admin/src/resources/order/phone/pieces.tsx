import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { BAG, CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { LENGTH_MAX_TYPED, type MeasurementName, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import { complaintOf } from "@silai/contracts/measurement/parse-inches"
import { useQuery } from "@tanstack/react-query"
import { Input, Radio } from "antd"
import { useEffect, useEffectEvent, useId } from "react"
import { call, entry } from "../../../providers/call"
import { IconButton } from "../../../ui/icon-button"
import { CloseIcon } from "../../../ui/icons"
import { FailedLine } from "../../../ui/state/failed-line"
import { translated, useSay } from "../../../words/language"
import type { Piece } from "./order-values"
import { PickOne } from "./pick"
import style from "./new.module.css"
import { CountInput } from "../../../ui/form/count-field"

const askColourways = entry("/admin/product/variant/all")
const askColourway = entry("/admin/product/variant/single")

type Props = {
  pieces: readonly Piece[]
  onAdd: (row: ColourwayRow) => void
  onChange: (piece: Piece) => void
  onRemove: (piece: Piece) => void
  /** Missing values are reported only after the first attempt to take the order. */
  wanting: boolean
}

/** The pieces: of a size, or made to measure. */
export function Pieces({ pieces, onAdd, onChange, onRemove, wanting }: Props) {
  const say = useSay()
  const id = useId()
  return (
    <>
      {pieces.map((piece) => (
        <OnePiece
          key={piece.key}
          piece={piece}
          onChange={onChange}
          onRemove={() => onRemove(piece)}
          wanting={wanting}
        />
      ))}
      <div className="tight">
        <label htmlFor={id}>{say("phone-order.piece")}</label>
        <PickOne<ColourwayRow>
          id={id}
          of="colourway"
          hint={say("phone-order.piece.hint")}
          none={say("phone-order.piece.none")}
          most={COLOURWAY.maxSearch}
          ask={async (search, signal) =>
            (await call(askColourways, { search: search || undefined, status: ["published"], pageSize: 8 }, signal))
              .data
          }
          show={({ variantName, color }) => (variantName.includes(color) ? variantName : `${variantName}, ${color}`)}
          onPick={onAdd}
        />
        {wanting && pieces.length === 0 && (
          <p className="trouble" role="alert">
            {say("phone-order.piece.wanted")}
          </p>
        )}
      </div>
    </>
  )
}

type OneProps = { piece: Piece; onChange: (piece: Piece) => void; onRemove: () => void; wanting: boolean }

function OnePiece({ piece, onChange, onRemove, wanting }: OneProps) {
  const say = useSay()
  const { data, error, refetch } = useQuery({
    queryKey: ["colourway", "sizes", piece.slug],
    queryFn: ({ signal }) => call(askColourway, { variantIdOrSlug: piece.slug }, signal),
    staleTime: 0,
  })
  const { sizes = [], backorder = false, customSizeOption = false, measurementType = null } = data?.data ?? {}
  const learn = useEffectEvent(() => {
    if (measurementType && piece.half !== measurementType) onChange({ ...piece, half: measurementType })
  })
  useEffect(() => learn(), [measurementType])
  const left = (free: number) =>
    free > 0 ? say("phone-order.left", { n: free }) : say(backorder ? "phone-order.made" : "phone-order.gone")
  const choose = (chosen: string) =>
    onChange(
      chosen === CUSTOM_SIZE ? { ...piece, isCustom: true, size: null } : { ...piece, isCustom: false, size: chosen },
    )
  return (
    <fieldset className={style.piece} aria-label={piece.name}>
      {piece.thumbnail && <img src={piece.thumbnail} alt="" width={44} height={55} />}
      <div className={style.pieceMain}>
        <p className={style.pieceName}>{piece.name}</p>
        <div role="radiogroup" aria-label={say("phone-order.size", { name: piece.name })}>
          <Radio.Group
            value={piece.isCustom ? CUSTOM_SIZE : piece.size}
            onChange={({ target }) => choose(String(target.value))}
            className={style.sizes}
          >
            {sizes.map(({ size, free }) => (
              <Radio.Button key={size} value={size} disabled={free < (piece.quantity ?? 1) && !backorder}>
                {size} <small>{left(free)}</small>
              </Radio.Button>
            ))}
            {customSizeOption && <Radio.Button value={CUSTOM_SIZE}>{say("phone-order.custom")}</Radio.Button>}
          </Radio.Group>
        </div>
        {error && !data && <FailedLine error={error} onRetry={() => void refetch()} />}
        {wanting && !piece.isCustom && !piece.size && (
          <p className="trouble" role="alert">
            {say("phone-order.size.wanted")}
          </p>
        )}
        {piece.isCustom && <Inches piece={piece} onChange={onChange} wanting={wanting} />}
      </div>
      <CountInput
        aria-label={`${say("phone-order.quantity")}: ${piece.name}`}
        max={BAG.maxUnitsPerLine}
        value={piece.quantity}
        onChange={(quantity) => onChange({ ...piece, quantity })}
        className={style.quantity}
      />
      <IconButton icon={<CloseIcon />} label={say("phone-order.remove", { name: piece.name })} onClick={onRemove} />
    </fieldset>
  )
}

function Inches({ piece, onChange, wanting }: Omit<OneProps, "onRemove">) {
  const say = useSay()
  const id = useId()
  if (!piece.half) return null
  const names: readonly MeasurementName[] = MEASUREMENTS[piece.half]
  return (
    <div className={style.inches}>
      {names.map((name) => {
        const typed = piece.typed[name] ?? ""
        const wrong = wanting || typed ? complaintOf(typed) : null
        return (
          <div key={name}>
            <label htmlFor={`${id}${name}`}>{say(`measure.${name}`)}</label>
            <Input
              id={`${id}${name}`}
              value={typed}
              maxLength={LENGTH_MAX_TYPED}
              suffix={<span aria-hidden="true">″</span>}
              status={wrong ? "error" : undefined}
              aria-invalid={wrong !== null}
              aria-describedby={wrong ? `${id}${name}-wrong` : undefined}
              onChange={({ target }) => onChange({ ...piece, typed: { ...piece.typed, [name]: target.value } })}
            />
            {wrong && wanting && (
              <small id={`${id}${name}-wrong`} className="trouble">
                {translated(wrong)}
              </small>
            )}
          </div>
        )
      })}
    </div>
  )
}
