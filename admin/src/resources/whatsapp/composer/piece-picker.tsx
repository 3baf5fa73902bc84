import { useSelect } from "@refinedev/antd"
import { Select, type SelectProps } from "antd"
import { useState } from "react"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { ProductsIcon } from "../../../ui/icons"
import { IconButton } from "../../../ui/icon-button"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import { useSay } from "../../../words/language"
import type { ColourwayRecord } from "../../catalogue/colourway/calls"
import { shopPage } from "../../catalogue/colourway/words"
import style from "./composer.module.css"

/** A piece as words for a message: its name and its page. */
export const pieceText = (name: string, slug: string): string => `${name}: ${window.location.origin}${shopPage(slug)}`

/** Finds a piece and gives it as words. */
export function PiecePicker({ onPick }: { onPick: (words: string) => void }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={<ProductsIcon />} label={say("chat.piece")} onClick={() => setOpen(true)} />
      <FormDialog open={open} title={say("chat.piece")} onClose={() => setOpen(false)}>
        <Finder
          onFound={({ variantName, slug }) => {
            setOpen(false)
            onPick(pieceText(variantName, slug))
          }}
        />
      </FormDialog>
    </>
  )
}

function Finder({ onFound }: { onFound: (piece: ColourwayRecord) => void }) {
  const say = useSay()
  const { selectProps, query } = useSelect<ColourwayRecord>({
    resource: "colourway",
    optionLabel: ({ variantName }) => variantName,
    optionValue: ({ _id }) => _id,
    pagination: { mode: "server", currentPage: 1, pageSize: 12 },
    filters: [{ field: "status", operator: "in", value: ["published"] }],
    onSearch: (search) => [{ field: "search", operator: "contains", value: search }],
    errorNotification: false,
  })
  const found = (query.data?.data ?? []) as ColourwayRecord[]
  return (
    <Select
      {...(selectProps as SelectProps)}
      className={style.finder}
      value={null}
      aria-label={say("chat.piece.find")}
      placeholder={say("chat.piece.find")}
      notFoundContent={query.error?.message ?? say(query.isFetching ? "chat.piece.looking" : "chat.piece.none")}
      onChange={(chosen: string) => {
        const piece = found.find(({ _id }) => _id === chosen)
        if (piece) onFound(piece)
      }}
      options={found.map(({ _id, variantName, thumbnail }) => ({ value: _id, label: variantName, thumbnail }))}
      optionRender={({ label, data }) => (
        <span className={style.offered}>
          <Thumbnail src={(data.thumbnail as string) || null} alt="" width={32} />
          {label}
        </span>
      )}
    />
  )
}
