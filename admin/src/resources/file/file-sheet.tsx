import { FILE } from "@silai/contracts/file/limits"
import { fileMessages } from "@silai/contracts/file/messages"
import { App, Modal } from "antd"
import { useState } from "react"
import { Link } from "react-router"
import { call } from "../../providers/call"
import { CopyButton } from "../../ui/copy-button"
import { ErrorState } from "../../ui/state/error-state"
import { dateTimeOf } from "../../ui/format"
import { Fact, Facts } from "../../ui/record/box"
import { MoreMenu } from "../../ui/record/more-menu"
import { Bar } from "../../ui/state/skeleton"
import { AskName } from "./ask-name"
import { askDelete, askRename, type FileUse } from "./calls"
import { useFile } from "./use-files"
import { fileSize } from "./words"
import style from "./sheet.module.css"
import { sentenceOf } from "../../words/language"

const STAGES = {
  new: "Being prepared",
  webp: "Ready; smaller files still on the way",
  done: "Ready",
  failed: "Ready; made when a page needs it",
}

/** One picture: its data, where it is shown, and its actions. `fileId` empty: closed. */
export function FileSheet({
  fileId,
  mayWrite,
  onClose,
  onChanged,
}: {
  fileId: string
  mayWrite: boolean
  onClose: () => void
  onChanged: () => void
}) {
  const { data: file, error, refetch } = useFile(fileId)
  const { message, modal } = App.useApp()
  const [renaming, setRenaming] = useState(false)
  const rename = async (name: string) => {
    await call(askRename, { fileId, name })
    onChanged()
  }
  const remove = () =>
    modal.confirm({
      title: `Delete “${file?.name}”?`,
      icon: null,
      okText: "Delete picture",
      okButtonProps: { danger: true },
      cancelText: "Keep it",
      content: fileMessages.deletedForGood,
      onOk: () =>
        call(askDelete, { fileIds: [fileId] }).then(
          ({ message: notice }) => {
            void message.success(notice, 2)
            onClose()
            onChanged()
          },
          (cause: Error) => {
            void message.error(sentenceOf(cause), 4)
            onChanged()
          },
        ),
    })
  return (
    <Modal
      open={fileId !== ""}
      onCancel={onClose}
      footer={null}
      width={860}
      title={file?.name ?? "Picture"}
      destroyOnHidden
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !file ? (
        <Bar height={320} />
      ) : (
        <div className={style.sheet}>
          <a
            href={`/images/${file.stem}-960.jpg`}
            target="_blank"
            rel="noreferrer"
            className={style.picture}
            style={{ background: file.colour }}
            aria-label="Open the picture by itself"
          >
            <img src={file.url} alt={file.alt || file.name} width={file.width} height={file.height} />
          </a>
          <div className="stack">
            <Facts>
              <Fact label="Size">
                {file.width} × {file.height} pixels, {fileSize(file.bytes)}
              </Fact>
              <Fact label="Uploaded">{dateTimeOf(file.createdAt)}</Fact>
              <Fact label="State">{STAGES[file.stage]}</Fact>
              <Fact label="Words for it">
                {file.alt || "None yet; they are written on the colour’s pictures page."}
              </Fact>
            </Facts>
            <h3 className="caps">Shown on</h3>
            <Uses uses={file.usedBy} />
            <div className="row">
              <CopyButton text={`${window.location.origin}${file.url}`} label="Copy the picture's link" />
              {mayWrite && (
                <MoreMenu
                  items={[
                    { key: "rename", label: "Rename", onClick: () => setRenaming(true) },
                    {
                      key: "delete",
                      label: "Delete",
                      danger: true,
                      disabled: file.usedBy.length > 0,
                      onClick: () => void remove(),
                    },
                  ]}
                />
              )}
            </div>
            {mayWrite && file.usedBy.length > 0 && <p className="soft">It can be deleted once no page shows it.</p>}
          </div>
          <AskName
            open={renaming}
            title="Rename the picture"
            label="Name of the picture"
            start={file.name}
            most={FILE.maxName}
            button="Rename"
            onName={rename}
            onClose={() => setRenaming(false)}
          />
        </div>
      )}
    </Modal>
  )
}

function Uses({ uses }: { uses: readonly FileUse[] }) {
  if (!uses.length) return <p>Nowhere at present.</p>
  return (
    <ul className="entries">
      {uses.map(({ kind, _id, name, slug }) => (
        <li key={_id} className="between">
          <Link to={kind === "home" ? "/management/home" : `/product/variant/edit/images/${_id}`}>{name}</Link>
          <a href={kind === "home" ? slug : `/product/view/${slug}`} target="_blank" rel="noreferrer">
            In the shop
          </a>
        </li>
      ))}
    </ul>
  )
}
