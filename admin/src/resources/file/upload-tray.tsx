import { Button } from "antd"
import type { Upload } from "./upload-state"
import { tally } from "./upload-state"
import type { Uploads } from "./use-uploads"
import style from "./upload.module.css"

const STATE_WORDS: Record<Upload["state"], string> = {
  waiting: "Waiting",
  sending: "On its way",
  judging: "Being checked",
  done: "Uploaded",
  failed: "",
}

/** Running, finished and refused uploads, the last with the reason. */
export function UploadTray({ uploads, going, cancel, retry, clear }: Uploads) {
  if (!uploads.length) return null
  const { summary } = tally(uploads)
  return (
    <section className={style.tray} aria-label="Uploads">
      <div className={style.head}>
        <h2 role="status">{summary}</h2>
        {going === 0 && (
          <Button size="small" type="text" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <Line key={upload.id} upload={upload} cancel={cancel} retry={retry} />
        ))}
      </ul>
    </section>
  )
}

function Line({
  upload: { id, file, state, share, message, hopeless },
  cancel,
  retry,
}: { upload: Upload } & Pick<Uploads, "cancel" | "retry">) {
  const percent = Math.round(share * 100)
  return (
    <li className={style.line} data-state={state}>
      <span className={style.name} title={file.name}>
        {file.name}
      </span>
      {state === "sending" || state === "judging" ? (
        <progress
          aria-label={`${file.name}: ${STATE_WORDS[state]}`}
          value={state === "judging" ? undefined : percent}
          max={100}
        />
      ) : (
        <span className={style.message} role={state === "failed" ? "alert" : undefined}>
          {message || STATE_WORDS[state]}
        </span>
      )}
      {state === "sending" && <span className={`${style.percent} figures`}>{percent} %</span>}
      {state === "judging" && <span className={style.percent}>{STATE_WORDS.judging}</span>}
      <span className={style.acts}>
        {state === "failed" && !hopeless && (
          <Button size="small" onClick={() => retry(id)} aria-label={`Try ${file.name} again`}>
            Try again
          </Button>
        )}
        {state !== "done" && (
          <Button
            size="small"
            type="text"
            onClick={() => cancel(id)}
            aria-label={state === "failed" ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
          >
            {state === "failed" ? "Dismiss" : "Cancel"}
          </Button>
        )}
      </span>
    </li>
  )
}
