import { downloadCSV, type Exporter, useTranslate } from 'react-admin'

type Row = Readonly<Record<string, unknown>>

/** The most rows of a file: as many as the server counts. */
export const EXPORTED_ROWS_MAX = 10_000

const MORE_ROWS = 'Здесь первые 10 000 строк, остальные не вошли. Сузьте поиск или измените порядок.'

/** A table program would calculate a text that begins like this. */
const FORMULA_START = /^[=+\-@\t\r]/

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return FORMULA_START.test(text) ? `'${text}` : text
}

function cell(value: unknown): string {
  return `"${textOf(value).replaceAll('"', '""')}"`
}

/** What Excel splits at in Russian settings, whose numbers have the comma. Other table programs find it out or ask. */
const SEPARATOR = ';'

/**
 * Rows as CSV with a head of `titleOf`, each cell quoted and whole. Formulas are escaped: the cells hold what players typed. A last line
 * says that there are more rows than a file holds.
 */
export function csvOf(rows: readonly Row[], titleOf: (field: string) => string): string {
  const fields = [...new Set(rows.flatMap(Object.keys))]
  const lines = [
    fields.map(titleOf),
    ...rows.slice(0, EXPORTED_ROWS_MAX).map((row) => fields.map((field) => row[field])),
    ...(rows.length > EXPORTED_ROWS_MAX ? [[MORE_ROWS]] : []),
  ]
  return lines.map((line) => line.map(cell).join(SEPARATOR)).join('\r\n')
}

/** The exporter of every list: what the filters leave, in the list's order. */
export function useExporter(): Exporter {
  const translate = useTranslate()
  return (rows, _related, _provider, resource = '') => {
    const titleOf = (field: string) => translate(`resources.${resource}.fields.${field}`, { _: field })
    // Excel reads UTF-8 only after a byte order mark.
    downloadCSV(`\uFEFF${csvOf(rows, titleOf)}`, resource.replaceAll('/', '-'))
  }
}
