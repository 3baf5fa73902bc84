import type { BodyOf } from "@silai/contracts/call"
import type { fileCalls } from "@silai/contracts/file/calls"
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { call } from "../../providers/call"
import { onChanges } from "../../providers/live"
import { askFile, askFiles } from "./calls"

const FILES_KEY = ["files"]

/** Refetches whenever a picture is added, removed or processed. */
export function useFresh(key: readonly unknown[] = FILES_KEY): () => void {
  const client = useQueryClient()
  const asked = key.join()
  const refresh = () => void client.invalidateQueries({ queryKey: asked.split(",") })
  useEffect(
    () => onChanges("file", () => void client.invalidateQueries({ queryKey: asked.split(",") })),
    [client, asked],
  )
  return refresh
}

type Ask = BodyOf<typeof fileCalls.all>

/** One page of pictures; the previous one stays while the next loads. */
export const useFiles = (ask: Ask, enabled = true) =>
  useQuery({
    queryKey: [...FILES_KEY, ask],
    queryFn: ({ signal }) => call(askFiles, ask, signal),
    placeholderData: keepPreviousData,
    enabled,
  })

/** One picture and where it is shown. */
export const useFile = (fileId: string) =>
  useQuery({
    queryKey: [...FILES_KEY, "one", fileId],
    queryFn: async ({ signal }) => (await call(askFile, { fileId }, signal)).data,
    enabled: fileId !== "",
  })
