import styles from './chart-table.module.css'

type ChartTableProps = {
  /** The button that opens it: «По дням таблицей». */
  summary: string
  /** Of the names of the rows, then of their figures. */
  headings: readonly string[]
  rows: readonly { id: string; name: string; figures: readonly string[] }[]
}

/** The figures of a chart as a table, for screen readers and everyone who prefers numbers. Closed at first. */
export function ChartTable({ summary, headings, rows }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={headings[index + 1]} className="num">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
