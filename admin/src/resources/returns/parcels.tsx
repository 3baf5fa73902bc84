import { RETURN_WAY_NAMES, RETURN_WAYS, type ReturnWay } from "@silai/contracts/returns/limits"
import type { Parcel } from "@silai/contracts/order/parcel"
import { App, Button } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { dateTimeOf } from "../../ui/format"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { Box } from "../../ui/record/box"
import { useRefetch } from "../../ui/use-refetch"
import { useSay } from "../../words/language"
import { ParcelFields, parcelOf } from "../order/ship/parcel-fields"
import { askReturnParcel, type WholeReturn } from "./calls"

const isNow = (way: ReturnWay, { state, address }: WholeReturn) =>
  address !== null && (RETURN_WAYS[way] as readonly string[]).includes(state)

/** How the pieces of a request travel: to the shop, and what goes out. */
export function Parcels({ request }: { request: WholeReturn }) {
  const say = useSay()
  const may = useMay()("return.write")
  const open = may ? RETURN_WAY_NAMES.filter((way) => isNow(way, request)) : []
  if (!request.parcels.length && !open.length) return null
  return (
    <Box title={say("parcel.title")}>
      {request.parcels.map(({ way, courier, trackingNumber, trackingUrl, at }) => (
        <p key={way}>
          {say(`return-parcel.${way}`)}: {[courier, trackingNumber].filter(Boolean).join(" ")}{" "}
          {trackingUrl && (
            <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
              {say("parcel.follow")}
            </a>
          )}
          <br />
          <small>{dateTimeOf(at)}</small>
        </p>
      ))}
      {open.map((way) => (
        <NoteParcel key={way} request={request} way={way} />
      ))}
    </Box>
  )
}

function NoteParcel({ request, way }: { request: WholeReturn; way: ReturnWay }) {
  const say = useSay()
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const known = request.parcels.find((one) => one.way === way)
  const send = async (parcel: Parcel) => {
    const { message: notice } = await call(askReturnParcel, { returnId: request._id, way, parcel: parcelOf(parcel) })
    void message.success(notice)
    close()
    void refetch("return")
  }
  const title = say(`return-parcel.note.${way}`)
  return (
    <span data-screen>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <FormDialog open={open} title={title} width={480} onClose={close}>
        <AskForm<Parcel>
          name="return-parcel"
          blank={{
            courier: known?.courier ?? "",
            trackingNumber: known?.trackingNumber ?? "",
            trackingUrl: known?.trackingUrl ?? "",
          }}
          button={title}
          onCancel={close}
          onSend={send}
        >
          <ParcelFields />
        </AskForm>
      </FormDialog>
    </span>
  )
}
