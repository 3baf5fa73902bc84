import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { wrongAddress } from "~/features/place/address-rules"
import { doubtOf } from "~/features/place/pin-query"
import { call } from "~/lib/call"
import { useForm } from "~/lib/use-form"
import { paths } from "~/paths"
import { pickupStart, type PickupAddress, type Way } from "./pickup"
import { addRequest, asAnew } from "./queries"
import {
  chosenOf,
  kindsOf,
  linesToSend,
  moneyOf,
  newPiece,
  wrongPieces,
  type Chosen,
  type Piece,
  type RequestKind,
  type WrongPiece,
} from "./request-rules"
import { usePhotos } from "./use-photos"
import { returnWords } from "./words"

/** A request as it is filled in, and its sending: once, whatever is clicked. */
export function useRequest(options: ReturnOptions, key: string | undefined) {
  const { lines, feeRupees } = options
  const client = useQueryClient()
  const navigate = useNavigate()
  const kinds = kindsOf(lines)
  const [wanted, setWanted] = useState<RequestKind>()
  const kind = wanted && kinds.includes(wanted) ? wanted : kinds.length === 1 ? kinds[0]! : null
  const [chosen, setChosen] = useState<Chosen>({})
  const [wrong, setWrong] = useState<Record<string, WrongPiece>>({})
  const [wrongWhole, setWrongWhole] = useState<string>()
  const [way, setWay] = useState<Way>(options.address ? "fetch" : "bring")
  const address = useForm<PickupAddress>(pickupStart(options.address), wrongAddress)
  const photos = usePhotos()
  const isSending = useRef(false)
  const money = kind ? moneyOf(lines, kind, chosen, feeRupees) : null

  const sending = useMutation({
    mutationFn: async (asked: RequestKind) => {
      const { sureOfPin: _, ...pickup } = address.values
      const { data } = await call(addRequest, {
        orderId: options.orderId,
        ...(key !== undefined && { key }),
        kind: asked,
        lines: linesToSend(lines, asked, chosen),
        photos: photos.ids,
        ...(way === "fetch" && { address: pickup }),
        refundRupees: moneyOf(lines, asked, chosen, feeRupees).back,
      })
      return data
    },
    onSuccess: async (made) => {
      await navigate(paths.returnOrder(made._id), { replace: true, state: { orderKey: key, isNew: true } })
    },
    // What was taken meanwhile, and a sum that has changed, are shown as they are now.
    onSettled: () => asAnew(client),
  })

  const mayBeSent = async (): Promise<boolean> => {
    setWrongWhole(undefined)
    if (!kind || chosenOf(lines, kind, chosen).length === 0) {
      setWrongWhole(returnWords.wantedPiece)
      return false
    }
    const found = wrongPieces(lines, kind, chosen)
    setWrong(found)
    const [first] = Object.entries(found)
    if (first) {
      pointAt(first)
      return false
    }
    if (photos.isSending || photos.hasRefused) {
      setWrongWhole(photos.isSending ? returnWords.photosComing : returnWords.photosBroken)
      return false
    }
    if (way === "bring") return true
    if (!address.passes()) return false
    const doubt = await doubtOf(client, address.values)
    if (doubt) address.point({ sureOfPin: doubt })
    return !doubt
  }

  return {
    kinds,
    kind,
    chosen,
    wrong,
    money,
    feeTaken: options.feeTaken,
    way,
    address,
    photos,
    busy: sending.isPending || sending.isSuccess,
    refusal: wrongWhole ?? sending.error?.message,
    setKind: (next: RequestKind) => {
      setWanted(next)
      setWrong({})
      setWrongWhole(undefined)
      sending.reset()
    },
    setWay,
    choose: (itemId: string, on: boolean) => {
      setChosen(({ [itemId]: before, ...rest }) => (on ? { ...rest, [itemId]: before ?? newPiece } : rest))
      setWrongWhole(undefined)
    },
    edit: (itemId: string, part: Partial<Piece>) => {
      setChosen((now) => ({ ...now, [itemId]: { ...(now[itemId] ?? newPiece), ...part } }))
      setWrong((now) => ({ ...now, [itemId]: withoutFields(now[itemId], part) }))
    },
    async send() {
      if (isSending.current || sending.isSuccess) return
      isSending.current = true
      try {
        if ((await mayBeSent()) && kind) await sending.mutateAsync(kind)
      } catch {
        // The refusal stands above the button.
      } finally {
        isSending.current = false
      }
    },
  }
}

const withoutFields = (wrong: WrongPiece | undefined, part: Partial<Piece>): WrongPiece =>
  Object.fromEntries(Object.entries(wrong ?? {}).filter(([field]) => !(field in part)))

/** Focuses the first thing that is missing. */
function pointAt([itemId, wrong]: [string, WrongPiece]) {
  const field = wrong.toSize ? "size" : wrong.reason ? "reason" : "note"
  document.querySelector<HTMLElement>(`[name="${field}-${itemId}"]:not(:disabled)`)?.focus()
}
export type Request = ReturnType<typeof useRequest>
