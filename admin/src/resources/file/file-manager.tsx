import { FILE } from "@silai/contracts/file/limits"
import { Button } from "antd"
import { useEffect, useMemo, useRef, useState } from "react"
import { Link, useParams } from "react-router"
import { useMay } from "../../providers/may"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import list from "../../ui/list/list.module.css"
import { Pager } from "../../ui/pager"
import { useAddress } from "../../ui/use-address"
import { useChanged } from "../../ui/use-changed"
import { useLeaveGuard } from "../../ui/use-leave-guard"
import { useTitle } from "../../ui/use-title"
import type { StoredFile } from "./calls"
import { ChosenBar } from "./chosen-bar"
import { DropArea, UploadButton } from "./drop-area"
import { FileGrid, GridSkeleton } from "./file-grid"
import { FileSheet } from "./file-sheet"
import { folderOf, pathTo } from "./folder-path"
import { FolderTree } from "./folder-tree"
import { readFileQuery, writeFileQuery } from "./query"
import { FileSearch } from "./search-bar"
import { UploadTray } from "./upload-tray"
import { useFiles, useFresh } from "./use-files"
import { useUploads } from "./use-uploads"
import { pictures } from "./words"
import style from "./manager.module.css"

const GIVEN_UP = {
  title: "Leave while pictures are on their way?",
  content: "Those still on their way are cancelled; the others stay.",
}
const HERE = /\/file-manager(\/|$)/

/** The shop's pictures, in folders with their own URLs. */
export function FileManager() {
  useTitle("File manager")
  const may = useMay()
  const mayWrite = may("file.write")
  const path = useParams()["*"] ?? ""
  const [query, ask] = useAddress(readFileQuery, writeFileQuery)
  const { search, sort, page } = query
  const tree = useFiles({ pageSize: 1 })
  const folders = tree.data?.folders
  const { found: here, trail } = useMemo(() => folderOf(path, folders ?? []), [path, folders])
  const asked = useFiles(
    { folderId: here ? here._id : undefined, search: search || undefined, sort, page, pageSize: FILE.pageSize },
    folders !== undefined && here !== undefined,
  )
  const refresh = useFresh()
  const uploads = useUploads(refresh)
  useLeaveGuard(uploads.going > 0, GIVEN_UP, HERE)
  const [chosen, setChosen] = useState<readonly StoredFile[]>([])
  const last = useRef<string>(undefined)
  if (useChanged(`${path}?${search}`)) setChosen([])

  const files = asked.data?.data
  const pages = Math.max(1, asked.data?.totalPages ?? 1)
  useEffect(() => {
    if (files?.length === 0 && page > 1 && !asked.isPlaceholderData) ask({ page: pages }, { replace: true })
  }, [files, page, pages, asked.isPlaceholderData, ask])

  const choose = (file: StoredFile, on: boolean, range: boolean) => {
    const all = files ?? []
    const [from, to] = [all.findIndex(({ _id }) => _id === last.current), all.findIndex(({ _id }) => _id === file._id)]
    const span = range && from >= 0 ? all.slice(Math.min(from, to), Math.max(from, to) + 1) : [file]
    last.current = file._id
    setChosen((now) =>
      [...now.filter(({ _id }) => !span.some((one) => one._id === _id)), ...(on ? span : [])].slice(0, FILE.maxChosen),
    )
  }
  const send = (sent: File[]) => uploads.add(sent, here?._id ?? null)
  const inFolder = here ? `“${here.name}”` : "the file manager"

  const body = () => {
    const error = tree.error && !folders ? tree.error : asked.error
    if (error && !files) return <ErrorState error={error} onRetry={() => void (folders ? asked : tree).refetch()} />
    if (folders && here === undefined)
      return (
        <EmptyState title="This folder no longer exists">
          <p>It was renamed or removed.</p>
          <Link to={pathTo(null, folders)}>All pictures</Link>
        </EmptyState>
      )
    if (!files) return <GridSkeleton />
    if (!files.length && search)
      return (
        <EmptyState title="No pictures match">
          <p>Search looks at names and at what a picture shows.</p>
          <Button onClick={() => ask({ search: "" })}>Show all pictures</Button>
        </EmptyState>
      )
    if (!files.length)
      return (
        <EmptyState title="No pictures here yet">
          {mayWrite && (
            <p>
              Drop some on this page, paste one, or use the button above. JPEG, PNG, WebP or AVIF, up to 10 MB each.
            </p>
          )}
        </EmptyState>
      )
    return (
      <>
        <FileGrid
          files={files}
          chosen={new Set(chosen.map(({ _id }) => _id))}
          stale={asked.isPlaceholderData}
          onOpen={({ _id }) => ask({ file: _id, page })}
          onChoose={mayWrite ? choose : undefined}
        />
        <Pager page={page} total={asked.data?.total ?? 0} pageSize={FILE.pageSize} onPage={(to) => ask({ page: to })} />
      </>
    )
  }
  return (
    <DropArea onFiles={mayWrite ? send : () => undefined} hint={`Drop the pictures to put them into ${inFolder}.`}>
      <div className={list.head}>
        <h1>{trail.at(-1)?.name ?? "File manager"}</h1>
        <FileSearch query={query} ask={ask} />
        {mayWrite && <UploadButton onFiles={send} />}
      </div>
      <div className={style.room}>
        <FolderTree folders={folders ?? []} here={here ?? null} mayWrite={mayWrite} onChanged={refresh} />
        <div>
          <p className="unseen" role="status">
            {files && !asked.isPlaceholderData ? pictures(asked.data?.total ?? 0) : ""}
          </p>
          <UploadTray {...uploads} />
          <ChosenBar
            chosen={chosen}
            folders={folders ?? []}
            onDone={() => {
              setChosen([])
              refresh()
            }}
            onClear={() => setChosen([])}
            onAll={() => setChosen(files ?? [])}
          />
          {body()}
        </div>
      </div>
      <FileSheet fileId={query.file} mayWrite={mayWrite} onClose={() => ask({ file: "", page })} onChanged={refresh} />
    </DropArea>
  )
}
