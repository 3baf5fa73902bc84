import { fileMessages } from "@silai/contracts/file/messages"
import { App, Button } from "antd"
import { call } from "../../providers/call"
import { Choice } from "../../ui/choice"
import { askDelete, askMove, type Folder, type StoredFile } from "./calls"
import { labelOf } from "./folder-path"
import { pictures } from "./words"
import style from "./manager.module.css"
import { sentenceOf } from "../../words/language"

type Props = {
  chosen: readonly StoredFile[]
  folders: readonly Folder[]
  onDone: () => void
  onClear: () => void
  onAll: () => void
}

/** Bulk actions on pictures. Those on a product page cannot be deleted; they are named in advance. */
export function ChosenBar({ chosen, folders, onDone, onClear, onAll }: Props) {
  const { message, modal } = App.useApp()
  if (!chosen.length) return null
  const reported = (asked: Promise<{ message: string }>) =>
    asked.then(
      ({ message: notice }) => {
        void message.success(notice, 2)
        onDone()
      },
      (error: Error) => void message.error(sentenceOf(error), 4),
    )
  const move = (to: string) =>
    void reported(call(askMove, { fileIds: chosen.map(({ _id }) => _id), folderId: to === "top" ? null : to }))
  const ask = () => {
    const [used, free] = [chosen.filter(({ uses }) => uses > 0), chosen.filter(({ uses }) => uses === 0)]
    const staying = used.length > 0 && (
      <p>
        {used.length === 1
          ? `“${used[0]?.name}” is shown in the shop and stays.`
          : `${pictures(used.length)} are shown in the shop and stay.`}
      </p>
    )
    if (!free.length)
      return void modal.info({
        title: "These are shown in the shop",
        icon: null,
        okText: "All right",
        content: (
          <>
            {staying}
            <p>Take them off there first; open a picture to see where it is shown.</p>
          </>
        ),
      })
    modal.confirm({
      title: `Delete ${pictures(free.length)}?`,
      icon: null,
      okText: `Delete ${pictures(free.length)}`,
      okButtonProps: { danger: true },
      cancelText: "Keep",
      content: (
        <>
          {staying}
          <p>{fileMessages.deletedForGood}</p>
        </>
      ),
      onOk: () => reported(call(askDelete, { fileIds: free.map(({ _id }) => _id) })),
    })
  }
  return (
    <div className={style.chosen} role="region" aria-label="Chosen pictures">
      <strong role="status">{pictures(chosen.length)} chosen</strong>
      <span className={style.moveTo}>
        <Choice
          label="Move to folder"
          value=""
          words={[
            ["", "Move to…"],
            ["top", "No folder"],
            ...folders.map(({ _id }) => [_id, labelOf(_id, folders)] as const),
          ]}
          onChoose={(to) => to && move(to)}
        />
      </span>
      <Button danger onClick={ask}>
        Delete
      </Button>
      <span className={style.spacer} />
      <Button type="text" onClick={onAll}>
        Choose all here
      </Button>
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
