import { useEffect, useRef } from "react"
import uPlot from "uplot"
import "uplot/dist/uPlot.min.css"
import { useDarkTheme } from "../../theme/dark-theme"
import { PALETTES } from "../../theme/palette"
import type { Drawn, PlotProps } from "./plot-props"

const HEIGHT = 260
/** Whole numbers only: there is no half an order. */
const STEPS = Array.from({ length: 9 }, (_, zeros) => [1, 2, 5].map((n) => n * 10 ** zeros)).flat()
const DAYS_APART = [1, 2, 5, 7, 10, 15, 30]
const FACE = `12px "Silai Text", "Segoe UI", system-ui, "Noto Sans", sans-serif`

type Colours = (typeof PALETTES)[keyof typeof PALETTES]

const seriesOf = (kind: Drawn<never>["kind"], c: Colours): Omit<uPlot.Series, "label"> => {
  const bars = uPlot.paths.bars?.({ size: [0.64, 40] })
  switch (kind) {
    case "line":
      return { stroke: c.chalk, width: 2, points: { size: 5, fill: c.chalk } }
    case "before":
      return { stroke: c.inkFaint, width: 1.5, dash: [4, 4], points: { show: false } }
    case "bars":
      return { stroke: c.edge, fill: c.edge, width: 0, paths: bars, points: { show: false } }
    case "part":
      return { stroke: c.gold, fill: c.gold, width: 0, paths: bars, points: { show: false } }
  }
}

/** Only the drawing; the numbers are in the table next to it. */
export function Plot({ labels, drawn, onPoint }: PlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const dark = useDarkTheme()
  useEffect(() => {
    const parent = box.current
    const write = drawn[0]?.write
    if (!parent || !write) return
    const c = PALETTES[dark ? "dark" : "light"]
    const axis = { stroke: c.inkSoft, font: FACE, ticks: { show: false } }
    const widthOf = () => Math.max(120, parent.clientWidth)
    const plot = new uPlot(
      {
        width: widthOf(),
        height: HEIGHT,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false } },
        scales: {
          x: { time: false, range: (_plot, first, last) => [first - 0.5, last + 0.5] },
          y: { range: (_plot, _least, most) => [0, most > 0 ? most * 1.08 : 1] },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            incrs: DAYS_APART,
            space: 64,
            values: (_plot, places) => places.map((place) => labels[place] ?? ""),
          },
          {
            ...axis,
            grid: { stroke: c.line, width: 1 },
            incrs: STEPS,
            size: 76,
            values: (_plot, amounts) => amounts.map(write),
          },
        ],
        series: [{}, ...drawn.map(({ kind }) => seriesOf(kind, c))],
        hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
      },
      [labels.map((_, place) => place), ...drawn.map(({ values }) => values)],
      parent,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: widthOf(), height: HEIGHT }))
    watch.observe(parent)
    return () => {
      watch.disconnect()
      plot.destroy()
      onPoint(null)
    }
  }, [labels, drawn, dark, onPoint])
  return <div ref={box} style={{ minHeight: HEIGHT, overflow: "hidden" }} />
}
