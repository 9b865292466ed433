import {
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { BlockError, report } from '../../src/data/core/report'
import type { Size } from '../../src/dom/timing/resize'
import { languageOf, useHost, useUniqueId } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { createNumberFormat, formatError, type Plot, plotOf } from './chart.data'
import { Drawing, layoutOf } from './chart.drawing'
import { DRAWING_MESSAGES, MESSAGES } from './chart.messages'
import { Readout } from './chart.readout'
import type { ChartBlockData } from './chart.schema'
import { DataTable, Legend } from './chart.table'

/** The chart and its data table. */
export function Chart(data: ChartBlockData & ServerContent): ReactElement {
  const { kind, columns, rows, rest, serverNodes } = data
  const host = useHost()
  const plot = useMemo(() => plotOf({ kind, columns, rows }), [kind, columns, rows])
  const dataErrors = plot.errors.join(' ')
  // An invalid format is reported, and the chart is drawn without it.
  const problems = dataErrors || formatError(data.format)

  useEffect(() => {
    if (problems) report(new BlockError('data-invalid', problems), host)
  }, [host, problems])

  if (dataErrors) return <ServerHtml className="chart-undrawn" nodes={serverNodes} />
  return (
    <>
      <Plotted {...data} plot={plot} />
      {rest.length > 0 && <ServerHtml nodes={rest as ChildNode[]} />}
    </>
  )
}

function Plotted(data: ChartBlockData & { readonly plot: Plot }): ReactElement {
  const { kind, layout, format, plot } = data
  const host = useHost()
  const language = languageOf(host)
  const formatNumber = useMemo(() => createNumberFormat(language, format), [language, format])
  const formatPercent = useMemo(
    () => createNumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
    [language],
  )
  const prefix = `chart${useUniqueId().replace(/\W/g, '')}-`
  const [place, { width, height }] = useSize()
  const isRightToLeft = width > 0 && getComputedStyle(host).direction === 'rtl'
  const title = data.title || MESSAGES.chart
  const shape = { kind, plot, width, height, isRightToLeft, formatNumber }
  const axes = width > 0 && kind !== 'pie' ? layoutOf(shape) : undefined
  return (
    <>
      <figure className="chart" data-kind={kind} data-layout={layout}>
        {data.title && <figcaption>{data.title}</figcaption>}
        <Legend {...{ kind, plot, prefix, formatNumber, formatPercent }} />
        <div className="chart__place" ref={place}>
          {width > 0 && (
            <>
              <Drawing {...shape} prefix={prefix} layout={axes} label={DRAWING_MESSAGES[kind](title)} />
              <Readout {...shape} title={title} area={axes?.area} formatPercent={formatPercent} />
            </>
          )}
        </div>
        {plot.notices.map(notice => (
          <p key={notice} className="chart__notice">
            {notice}
          </p>
        ))}
      </figure>
      <DataTable
        plot={plot}
        title={title}
        isOpen={data.table}
        isPrinted={data.printTable}
        formatNumber={formatNumber}
      />
    </>
  )
}

/** The size of an element in px, measured before the first paint and after each resize. */
function useSize(): readonly [RefObject<HTMLDivElement | null>, Size] {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, size]
}
