import type { noticeCalls } from "@silai/contracts/notice/calls"
import type { ReplyOf } from "@silai/contracts/call"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Button, Collapse, Space, Statistic, Table } from "antd"
import { Fragment } from "react"
import { Link } from "react-router"
import { call, entry } from "../../providers/call"
import { useMay } from "../../providers/may"
import { authProvider } from "../../providers/session"
import { Box, Facts } from "../../ui/record/box"
import { ErrorState } from "../../ui/state/error-state"
import { OutOfDate } from "../../ui/state/out-of-date"
import { count } from "../../ui/format"
import { Mark } from "../../ui/mark"
import { Bar } from "../../ui/state/skeleton"
import { useAct } from "../../ui/use-act"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import page from "../../ui/record/record.module.css"
import style from "./health.module.css"

type Health = ReplyOf<typeof noticeCalls.health>["data"]

const KEY = ["health"]
const READ_EVERY_MS = 30_000
const askHealth = entry("/admin/health")
const askRetryEvents = entry("/admin/whatsapp/retry-events")

const useHealth = () =>
  useQuery({
    queryKey: KEY,
    refetchInterval: READ_EVERY_MS,
    queryFn: async ({ signal }) => {
      try {
        return (await call(askHealth, {}, signal)).data
      } catch (error) {
        await authProvider.onError(error)
        throw error
      }
    },
  })

/** 45 s, 12 min, 3 h, 2 d: units that are the same in every language here. */
function ageOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} d`
}
/** A gateway's name in the rows, as a title. */
const nameOf = (gateway: string) => gateway.charAt(0).toUpperCase() + gateway.slice(1)
const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`

/** The parts that keep the shop running: backups, outbox, payment webhook, files, workers. */
export function HealthPage() {
  const say = useSay()
  useTitle(say("health.title"))
  const { data, error, refetch } = useHealth()
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div>
          <h1>{say("health.title")}</h1>
          <p className="lead">{say("health.why")}</p>
        </div>
      </header>
      {!data && !error && (
        <div role="status" aria-label={say("state.loading")}>
          <Bar height={180} />
        </div>
      )}
      {!data && error && (
        <ErrorState title={say("health.failed-to-read")} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          {error && <OutOfDate what={say("health.title")} error={error} onRetry={() => void refetch()} />}
          <Figures health={data} />
          <Parts health={data} />
          <Workers workers={data.workers} />
        </>
      )}
    </div>
  )
}

function Figures({ health: { backups, outbox, webhooks } }: { health: Health }) {
  const say = useSay()
  const copy = backups.find(({ kind }) => kind === "copy")
  // WhatsApp's are no sign that payments arrive.
  const ages = webhooks.filter(({ from }) => from !== "whatsapp").flatMap(({ lastSecondsAgo }) => lastSecondsAgo ?? [])
  const lastSeconds = ages.length ? Math.min(...ages) : null
  return (
    <div className={style.figures}>
      <Statistic title={say("health.figure.copy")} value={copy ? ageOf(copy.secondsAgo) : say("health.never")} />
      <Statistic title={say("health.figure.outbox")} value={count(outbox.waiting)} />
      <Statistic
        title={say("health.figure.webhook")}
        value={lastSeconds === null ? say("health.never") : ageOf(lastSeconds)}
      />
    </div>
  )
}

function Parts({ health: { backups, outbox, webhooks, chats, storage } }: { health: Health }) {
  const say = useSay()
  const forSo = (seconds: number | null) => (seconds === null ? say("health.none") : ageOf(seconds))
  const part = (title: string, rows: [string, React.ReactNode][]) => (
    <Box title={title}>
      <Facts items={rows.map(([label, children]) => ({ key: label, label, children }))} />
    </Box>
  )
  return (
    <div className={style.parts}>
      {part(
        say("health.backups"),
        backups.length
          ? backups.map(({ kind, secondsAgo, isLate }) => [
              say(`health.${kind}`),
              <Mark key={kind} tone={isLate ? "trouble" : "done"}>
                {say("health.ago", { age: ageOf(secondsAgo) })}
              </Mark>,
            ])
          : [
              [
                say("health.copy"),
                <Space key="none" direction="vertical" size={4}>
                  <Mark tone="trouble">{say("health.never")}</Mark>
                  {say("health.no-backup")}
                </Space>,
              ],
            ],
      )}
      {part(say("health.outbox"), [
        [say("health.outbox.waiting"), count(outbox.waiting)],
        [say("health.outbox.oldest"), forSo(outbox.oldestSeconds)],
        [
          say("health.outbox.failed"),
          <Link key="failed" to="/dashboard/failed">
            {count(outbox.failed)}
          </Link>,
        ],
      ])}
      {part(say("health.chats"), [
        [say("health.chats.waiting"), count(chats.waiting)],
        [say("health.chats.oldest"), forSo(chats.oldestSeconds)],
        [
          say("health.chats.failed"),
          <Space key="failed" wrap size={[12, 2]}>
            {count(chats.failed)}
            {chats.failedIn.map(({ _id, name }) => (
              <Link key={_id} to={`/whatsapp/${_id}`}>
                {name}
              </Link>
            ))}
          </Space>,
        ],
      ])}
      {webhooks.map(({ from, lastSecondsAgo, waiting, oldestSeconds, givenUp }) => (
        <Fragment key={from}>
          {part(
            from === "whatsapp" ? say("health.webhook.whatsapp") : say("health.webhook.of", { name: nameOf(from) }),
            [
              [
                say("health.webhook.last"),
                lastSecondsAgo === null ? say("health.never") : say("health.ago", { age: ageOf(lastSecondsAgo) }),
              ],
              [say("health.webhook.waiting"), count(waiting)],
              [say("health.webhook.oldest"), forSo(oldestSeconds)],
              [
                say("health.webhook.given-up"),
                from === "whatsapp" ? (
                  <ChatsGivenUp key="given-up" events={givenUp} />
                ) : (
                  <Link key="given-up" to="/payment/notices">
                    {count(givenUp)}
                  </Link>
                ),
              ],
            ],
          )}
        </Fragment>
      ))}
      {part(say("health.storage"), [
        [say("health.storage.kind"), say(`health.storage.${storage.kind}`)],
        [say("health.storage.files"), count(storage.files)],
        [say("health.storage.leaving"), count(storage.leaving)],
        ...(storage.freeBytes === null
          ? []
          : [[say("health.storage.free"), gigabytes(storage.freeBytes)] satisfies [string, string]]),
      ])}
    </div>
  )
}

/** How many events of WhatsApp the shop gave up. Once the cause is fixed, they are read again. */
function ChatsGivenUp({ events }: { events: number }) {
  const say = useSay()
  const client = useQueryClient()
  const may = useMay()
  const { act, busy } = useAct("whatsapp")
  return (
    <Space wrap size={[12, 2]}>
      {count(events)}
      {events > 0 && may("chat.write") && (
        <Button
          size="small"
          loading={busy}
          onClick={() => void act(askRetryEvents, {}, () => void client.invalidateQueries({ queryKey: KEY }))}
        >
          {say("failed.again")}
        </Button>
      )}
    </Space>
  )
}

/** Silent ones are listed; the others are folded, because there are dozens. */
function Workers({ workers }: { workers: Health["workers"] }) {
  const say = useSay()
  const silent = workers.filter(({ isSilent }) => isSilent)
  return (
    <section className={style.workers}>
      <h2 className={style.title}>{say("health.workers")}</h2>
      <p>
        <Mark tone={silent.length > 0 ? "trouble" : "done"}>
          {silent.length > 0
            ? say("health.workers.silent", { n: silent.length, all: count(workers.length) })
            : say("health.workers.at-work", { n: workers.length })}
        </Mark>
      </p>
      {silent.length > 0 && <WorkerTable workers={silent} />}
      <Collapse
        ghost
        items={[{ key: "all", label: say("health.workers.all"), children: <WorkerTable workers={workers} /> }]}
      />
    </section>
  )
}

function WorkerTable({ workers }: { workers: Health["workers"] }) {
  const say = useSay()
  return (
    <Table
      rowKey="name"
      size="small"
      pagination={false}
      dataSource={workers}
      columns={[
        { title: say("health.worker"), dataIndex: "name" },
        {
          title: say("health.sign"),
          dataIndex: "silentSeconds",
          render: (seconds: number, { isSilent }) => (
            <Space wrap>
              {say("health.ago", { age: ageOf(seconds) })}
              <Mark tone={isSilent ? "trouble" : "done"}>{say(isSilent ? "health.silent" : "health.at-work")}</Mark>
            </Space>
          ),
        },
      ]}
    />
  )
}
