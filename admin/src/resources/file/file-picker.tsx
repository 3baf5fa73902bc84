import { FILE } from "@silai/contracts/file/limits"
import { Modal } from "antd"
import { useState } from "react"
import { Choice } from "../../ui/choice"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { Pager } from "../../ui/pager"
import { useChanged } from "../../ui/use-changed"
import type { StoredFile } from "./calls"
import { FileGrid, GridSkeleton } from "./file-grid"
import { labelOf } from "./folder-path"
import type { FileQuery } from "./query"
import { FileSearch } from "./search-bar"
import { useFiles } from "./use-files"
import { pictures } from "./words"
import style from "./manager.module.css"

const PAGE = 24
type Props = {
  open: boolean
  /** How many may be selected. */ most: number
  /** Stems already in use here. */ taken: readonly string[]
  onClose: () => void
  onPicked: (files: StoredFile[]) => void
}

/** Selects pictures that are already in the file manager. */
export function FilePicker({ open, most, taken, onClose, onPicked }: Props) {
  const [folderId, setFolderId] = useState("")
  const [query, setQuery] = useState<Pick<FileQuery, "search" | "sort" | "page">>({
    search: "",
    sort: "newest",
    page: 1,
  })
  const [chosen, setChosen] = useState<readonly StoredFile[]>([])
  if (useChanged(open) && open) setChosen([])
  const { data, error, refetch, isPlaceholderData } = useFiles(
    {
      folderId: folderId || undefined,
      search: query.search || undefined,
      sort: query.sort,
      page: query.page,
      pageSize: PAGE,
    },
    open,
  )
  const ask = (change: Partial<FileQuery>) => setQuery((now) => ({ ...now, page: 1, ...change }))
  const free = data?.data.filter(({ stem }) => !taken.includes(stem))
  const choose = (file: StoredFile, on: boolean) =>
    setChosen((now) =>
      [...now.filter(({ _id }) => _id !== file._id), ...(on ? [file] : [])].slice(0, Math.min(most, FILE.maxChosen)),
    )

  return (
    <Modal
      open={open}
      title="Choose pictures"
      width={980}
      onCancel={onClose}
      maskClosable={false}
      cancelText="Cancel"
      okText={chosen.length ? `Add ${pictures(chosen.length)}` : "Add"}
      okButtonProps={{ disabled: !chosen.length }}
      onOk={() => {
        onPicked([...chosen])
        onClose()
      }}
      destroyOnHidden
    >
      <div className={style.pick}>
        <FileSearch query={query} ask={ask} />
        <Choice
          label="Folder"
          value={folderId}
          words={[
            ["", "All folders"],
            ...(data?.folders.map(({ _id }) => [_id, labelOf(_id, data.folders)] as const) ?? []),
          ]}
          onChoose={(folder) => {
            setFolderId(folder)
            ask({})
          }}
        />
      </div>
      <div className={style.picked}>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !free ? (
          <GridSkeleton tiles={6} />
        ) : !free.length ? (
          <EmptyState title="No pictures to choose here">
            <p>Those of this colour already are left out.</p>
          </EmptyState>
        ) : (
          <FileGrid
            files={free}
            chosen={new Set(chosen.map(({ _id }) => _id))}
            stale={isPlaceholderData}
            onChoose={(file, on) => choose(file, on)}
          />
        )}
      </div>
      {data && data.total > 0 && (
        <Pager
          page={query.page}
          total={data.total}
          pageSize={PAGE}
          onPage={(page) => setQuery((now) => ({ ...now, page }))}
        />
      )}
    </Modal>
  )
}
