import pg from 'pg'

const { types } = pg

/**
 * How columns arrive: bigint as a number (every bigint of ours stays below 9·10^15, which a double holds exactly), a
 * date as its text (a day of the game belongs to no time zone), the rest as pg does it.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1016, (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number))],
  [1082, (text: string) => text],
])

export const rowTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
}
