import { useOne } from "@refinedev/core"
import type { StoredHome } from "@silai/contracts/shop/home-calls"
import { homeRefusals, homeMessages } from "@silai/contracts/shop/home-messages"
import { Button } from "antd"
import type { Failure } from "../../providers/failure"
import { useMay } from "../../providers/may"
import { ErrorState } from "../../ui/state/error-state"
import { FormFrame } from "../../ui/form/form-frame"
import { useRecordForm } from "../../ui/form/use-record-form"
import { Box } from "../../ui/record/box"
import { RecordHistory } from "../../ui/record/record-history"
import { PageSkeleton } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { HomeFields } from "./home-fields"
import { type HomeRecord, NOW } from "./home-calls"
import { HomePartsContext, useHomeParts } from "./home-parts"
import { HomePreview } from "./home-preview"
import { blank, type HomeValues, inWords, tilesInWords, toContent, valuesOf } from "./home-values"
import page from "../../ui/record/record.module.css"
import style from "./home.module.css"

/** The content of the shop's home page: banner, slides, tiles. */
export function HomePage() {
  useTitle("Home page")
  const { query } = useOne<HomeRecord, Failure>({ resource: "home", id: NOW, errorNotification: false })
  const record = query.data?.data
  if (record) return <Opened record={record} />
  if (!query.error) return <PageSkeleton />
  return <ErrorState whole error={query.error} onRetry={() => void query.refetch()} />
}

const another = () => "another picture"

function Opened({ record }: { record: HomeRecord }) {
  const mayChange = useMay()("settings.write")
  const parts = useHomeParts(record)
  const at = useRecordForm<HomeRecord, HomeValues>({
    resource: "home",
    id: NOW,
    record,
    blank,
    valuesOf: ({ values }) => valuesOf(values),
    fields: {
      reckoned: "Automatic line",
      line: "Line",
      headline: "Headline",
      mainWords: "Words of the first button",
      mainLink: "Link of the first button",
      moreWords: "Words of the second button",
      moreLink: "Link of the second button",
      wide: { label: "Picture on a desk", textOf: another },
      phone: { label: "Picture on a phone", textOf: another },
      slides: { label: "Slides", textOf: (slides) => slides.map((one) => parts.piece(one)?.name ?? one).join(", ") },
      tiles: { label: "Tiles", textOf: tilesInWords },
    },
    variables: (now, { version }) => ({ values: toContent(now), version }),
    conflicts: [homeRefusals.home_changed.code],
  })
  return (
    <article className={page.page}>
      <header className={page.head}>
        <div>
          <h1>Home page</h1>
          <p className={page.under}>The shop shows a change within a second or two.</p>
        </div>
        <a href="/" target="_blank" rel="noreferrer">
          View in the shop
        </a>
      </header>
      <HomePartsContext value={parts}>
        <FormFrame at={at} name="home" save="Save">
          <div className={style.columns}>
            <fieldset disabled={!mayChange} className={style.fields}>
              <HomeFields reckoned={at.values.reckoned} offer={homeMessages.offer(record.percentOff, true)} />
            </fieldset>
            <aside className={style.side}>
              <HomePreview values={at.values} percentOff={record.percentOff} />
              <Box title="History">
                <RecordHistory
                  resource="home"
                  id={NOW}
                  version={record.version}
                  none="Not changed yet."
                  nameOf={({ data }) => (
                    <Version
                      stored={data as StoredHome}
                      now={record.version}
                      onTake={mayChange ? ({ values }) => at.set(valuesOf(values)) : undefined}
                    />
                  )}
                />
              </Box>
            </aside>
          </div>
        </FormFrame>
      </HomePartsContext>
    </article>
  )
}

type VersionProps = { stored: StoredHome; now: number; onTake?: (kept: StoredHome) => void }

/** A version in a line. Restoring it fills the form; it counts once that is saved. */
function Version({ stored, now, onTake }: VersionProps) {
  return (
    <>
      {stored.version === 0 ? "Original settings: " : ""}
      {inWords(stored)}
      {onTake && stored.version !== now && (
        <Button type="link" size="small" onClick={() => onTake(stored)} aria-label={`Restore: ${inWords(stored)}`}>
          Restore
        </Button>
      )}
    </>
  )
}
