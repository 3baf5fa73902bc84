import { Component, lazy, type ComponentType, type ReactNode, Suspense } from "react"
import { useMay } from "../providers/may"
import { Box } from "../ui/record/box"
import { Bar } from "../ui/state/skeleton"
import type { PanelRecords } from "./panel"
import { panels } from "./sections"

/** Each is loaded once, however often its page is opened. */
const parts = new Map(
  panels.map((panel) => [
    panel,
    lazy(async () => ({ default: (await panel.load()) as ComponentType<{ record: unknown }> })),
  ]),
)

/** The plugins' panels on the page of this record. A panel that crashes says so in its place; the page stays. */
export function Panels<On extends keyof PanelRecords>({ on, record }: { on: On; record: PanelRecords[On] }) {
  const may = useMay()
  return (
    panels
      // The names are equal, so the record is of the kind that `isFor` takes.
      .filter((panel) => panel.on === on && may(panel.duty) && (panel.isFor?.(record as never) ?? true))
      .map((panel) => {
        // Every panel has its part, from the start.
        const Part = parts.get(panel)!
        return (
          <Box key={panel.title} title={panel.title} data-not-printed>
            <Guard>
              <Suspense fallback={<Bar />}>
                <Part record={record} />
              </Suspense>
            </Guard>
          </Box>
        )
      })
  )
}

class Guard extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? (
      <p role="alert">This part did not load. Reload the page to try again.</p>
    ) : (
      this.props.children
    )
  }
}
