import { Pagination } from 'react-admin'

/** A list counts so many rows exactly. One more means that there are more. */
const COUNTED_MAX = 10_000

const numbers = new Intl.NumberFormat('ru-RU')

type Shown = { readonly from: number; readonly to: number; readonly count: number }

/** «1–25 из 319», «1–25 из более чем 10 000». */
function shownWords({ from, to, count }: Shown): string {
  const total = count > COUNTED_MAX ? `более чем ${numbers.format(COUNTED_MAX)}` : numbers.format(count)
  return `${from}–${to} из ${total}`
}

// React-admin passes it on, but its type does not name it.
const LABEL = { labelDisplayedRows: shownWords }

/** The pages of a list that may have more rows than the server counts. */
export function BoundedPagination() {
  return <Pagination rowsPerPageOptions={[10, 25, 50, 100]} {...LABEL} />
}
