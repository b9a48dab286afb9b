import pg from 'pg'

const { types } = pg

/**
 * How column values arrive: bigint as a number (ours stay below 9·10^15, which a double holds exactly), date as text
 * (a game day has no time zone), everything else as pg parses it.
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
