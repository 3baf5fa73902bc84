import { FOLDER } from "@silai/contracts/file/limits"
import { App, Button } from "antd"
import { useState } from "react"
import { Link, useNavigate } from "react-router"
import { call } from "../../providers/call"
import { FolderIcon } from "../../ui/icons"
import { MoreMenu } from "../../ui/record/more-menu"
import { AskName } from "./ask-name"
import { askFolderAdd, askFolderRemove, askFolderRename, type Folder } from "./calls"
import { childrenOf, pathTo } from "./folder-path"
import style from "./manager.module.css"
import { sentenceOf } from "../../words/language"

type Props = { folders: readonly Folder[]; here: Folder | null; mayWrite: boolean; onChanged: () => void }

/** All folders as links, and the actions of the open one. */
export function FolderTree({ folders, here, mayWrite, onChanged }: Props) {
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<"add" | "rename" | null>(null)
  const name = async (chosen: string) => {
    if (asking === "add") {
      const { data, message: notice } = await call(askFolderAdd, { name: chosen, parentId: here?._id ?? null })
      void message.success(notice, 2)
      onChanged()
      void navigate(pathTo(data._id, [...folders, data]))
    } else if (here) {
      const { data } = await call(askFolderRename, { folderId: here._id, name: chosen })
      onChanged()
      void navigate(
        pathTo(
          data._id,
          folders.map((folder) => (folder._id === data._id ? data : folder)),
        ),
        { replace: true },
      )
    }
  }
  const remove = (folder: Folder) =>
    modal.confirm({
      title: `Remove the folder “${folder.name}”?`,
      icon: null,
      okText: "Remove folder",
      cancelText: "Keep it",
      content: "Only an empty folder can be removed; no picture is deleted.",
      onOk: () =>
        call(askFolderRemove, { folderId: folder._id }).then(
          () => {
            onChanged()
            void navigate(pathTo(folder.parentId, folders))
          },
          (error: Error) => void message.error(sentenceOf(error), 4),
        ),
    })
  const branch = (parentId: string | null) => {
    const children = childrenOf(parentId, folders)
    return (
      children.length > 0 && (
        <ul>
          {children.map((folder) => (
            <li key={folder._id}>
              <Link
                to={pathTo(folder._id, folders)}
                aria-current={folder._id === here?._id ? "page" : undefined}
                className={style.folder}
              >
                <FolderIcon />
                <span className={style.folderName}>{folder.name}</span>
                <span className="figures">{folder.files || ""}</span>
              </Link>
              {branch(folder._id)}
            </li>
          ))}
        </ul>
      )
    )
  }
  return (
    <nav className={style.tree} aria-label="Folders">
      <Link to="/file-manager" aria-current={here === null ? "page" : undefined} className={style.folder}>
        <FolderIcon />
        <span className={style.folderName}>All pictures</span>
      </Link>
      {branch(null)}
      {mayWrite && (
        <div className={style.treeActs}>
          <Button size="small" onClick={() => setAsking("add")}>
            New folder{here ? " in here" : ""}
          </Button>
          {here && (
            <MoreMenu
              size="small"
              of={here.name}
              items={[
                { key: "rename", label: "Rename", onClick: () => setAsking("rename") },
                { key: "remove", label: "Remove", danger: true, onClick: () => void remove(here) },
              ]}
            />
          )}
        </div>
      )}
      <AskName
        open={asking !== null}
        title={asking === "add" ? "New folder" : "Rename the folder"}
        label="Name of the folder"
        start={asking === "rename" ? (here?.name ?? "") : ""}
        most={FOLDER.maxName}
        button={asking === "add" ? "Add folder" : "Rename"}
        onName={name}
        onClose={() => setAsking(null)}
      />
    </nav>
  )
}
