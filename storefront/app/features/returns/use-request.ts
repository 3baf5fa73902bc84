import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { wrongAddress } from "~/features/place/address-rules"
import { doubtOf } from "~/features/place/pin-query"
import { call } from "~/lib/call"
import { dropDraft, saveDraft, savedDraft } from "~/lib/device/device-draft"
import { useForm } from "~/lib/use-form"
import { paths } from "~/paths"
import { pickupStart, type PickupAddress, type Way } from "./pickup"
import { addRequest, invalidateReturns } from "./queries"
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
import { type TakenPhoto, usePhotos } from "./use-photos"
import { returnWords } from "./words"

type Draft = {
  wanted: RequestKind | undefined
  chosen: Chosen
  way: Way
  pickup: PickupAddress
  taken: readonly TakenPhoto[]
}

/** The chosen lines that the order still has. */
const ofLines = (chosen: Chosen, lines: ReturnOptions["lines"]): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => lines.some(({ itemId }) => itemId === id)))

/** The form of a request, and its sending: once, however often it is clicked. */
export function useRequest(options: ReturnOptions, key: string | undefined) {
  const { lines } = options
  const client = useQueryClient()
  const navigate = useNavigate()
  const kinds = kindsOf(lines)
  const draft = `return.${options.orderId}`
  const [earlier] = useState(() => savedDraft<Draft>(draft))
  const [wanted, setWanted] = useState(earlier?.wanted)
  const [first, ...others] = kinds
  const only = first && others.length === 0 ? first : null
  const kind = wanted && kinds.includes(wanted) ? wanted : only
  const [chosen, setChosen] = useState<Chosen>(() => ofLines(earlier?.chosen ?? {}, lines))
  const [wrong, setWrong] = useState<Record<string, WrongPiece>>({})
  const [wrongWhole, setWrongWhole] = useState<string>()
  const [way, setWay] = useState<Way>(earlier?.way ?? (options.address ? "fetch" : "bring"))
  const { ref: form, ...address } = useForm<PickupAddress>(
    { ...pickupStart(options.address), ...earlier?.pickup },
    wrongAddress,
  )
  const photos = usePhotos(earlier?.taken ?? [])
  // The photos' states change at each bit of an upload, those that are taken only with another one.
  const takenIds = photos.taken.map(({ id }) => id).join()
  const { values: pickup } = address
  const isBegun = wanted !== undefined || Object.keys(chosen).length > 0 || photos.taken.length > 0
  const saveNow = useEffectEvent(() => {
    if (isBegun) saveDraft<Draft>(draft, { wanted, chosen, way, pickup, taken: photos.taken })
  })
  useEffect(() => {
    saveNow()
  }, [isBegun, draft, wanted, chosen, way, pickup, takenIds])
  const isSending = useRef(false)
  const money = kind ? moneyOf(lines, kind, chosen, options) : null

  const sending = useMutation({
    mutationFn: async (asked: RequestKind) => {
      const { sureOfPin: _, ...pickup } = address.values
      const { data } = await call(addRequest, {
        orderId: options.orderId,
        ...(key !== undefined && { key }),
        kind: asked,
        lines: linesToSend(lines, asked, chosen),
        photos: photos.taken.map(({ id }) => id),
        ...(way === "fetch" && { address: pickup }),
        refundRupees: moneyOf(lines, asked, chosen, options).back,
      })
      return data
    },
    onSuccess: async (made) => {
      dropDraft(draft)
      await navigate(paths.returnOrder(made._id), { replace: true, state: { orderKey: key, isNew: true } })
    },
    // Refetches pieces that another request has taken, and a changed sum.
    onSettled: () => invalidateReturns(client),
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
    return address.point(doubt)
  }

  return {
    kinds,
    kind,
    chosen,
    wrong,
    money,
    feeTaken: options.feeTaken,
    way,
    form,
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
        // The refusal is shown above the button.
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
