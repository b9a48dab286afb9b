import { randomUUID } from 'node:crypto'
import { median, quantile } from '../statistics.ts'
import type { KeysetCase } from './cases.ts'
import type { Reader, Readers } from './seed-world.ts'

/** A figure is the time within which 99 of 100 calls are answered, if its case says nothing else. */
export const SLOWEST = 0.99

/** A server on a seeded world, and the players who read from it. */
export type MeasuredWorld = Readers & { readonly url: string }

export type KeysetFigures = {
  /** Milliseconds, the median of the rounds. */
  readonly small: number
  readonly large: number
  /** Large world divided by small world, the median of the rounds' ratios. */
  readonly ratio: number
}

async function call(url: string, reader: Reader, method: 'GET' | 'POST' = 'GET'): Promise<Response> {
  const key = method === 'POST' ? { 'idempotency-key': randomUUID() } : undefined
  const response = await fetch(url, { method, headers: { cookie: reader.cookie, ...key } })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response
}

/** The part of the answer that holds the cursor. */
function cursorIn(body: unknown): string {
  const cursor =
    typeof body === 'object' && body !== null && 'nextCursor' in body ? body.nextCursor : undefined
  if (typeof cursor !== 'string') throw new Error('The list ends before the page that is measured')
  return cursor
}

function readersFor({ readers, keeper }: MeasuredWorld, { reader }: KeysetCase): readonly Reader[] {
  return reader === 'keeper' ? [keeper] : readers
}

/** Finds the cursor of the measured page for each reader. */
async function addresses(world: MeasuredWorld, list: KeysetCase): Promise<string[]> {
  const { path, depth } = list
  const { url } = world
  const places: string[] = []
  for (const reader of readersFor(world, list)) {
    let cursor = ''
    for (let page = 0; page < depth; page += 1)
      cursor = `&cursor=${cursorIn(await (await call(`${url}/api${path}${cursor}`, reader)).json())}`
    places.push(`${url}/api${path}${cursor}`)
  }
  return places
}

async function timeOf(url: string, reader: Reader, method: KeysetCase['method']): Promise<number> {
  const start = performance.now()
  await (await call(url, reader, method)).arrayBuffer()
  return performance.now() - start
}

/**
 * The quantile of the case of single calls, one after the other, alternating between the worlds so that other load affects
 * both alike. Each call has another reader. The first round only warms up.
 */
export async function measureCase(
  worlds: { readonly small: MeasuredWorld; readonly large: MeasuredWorld },
  list: KeysetCase,
  rounds: number,
  calls: number,
): Promise<KeysetFigures> {
  const { quantile: share = SLOWEST } = list
  const places = { small: await addresses(worlds.small, list), large: await addresses(worlds.large, list) }
  const timeOne = (world: 'small' | 'large', turn: number): Promise<number> => {
    const readers = readersFor(worlds[world], list)
    const reader = readers[turn % readers.length]
    const place = places[world][turn % readers.length]
    if (!reader || !place) throw new Error('Nobody reads in the world of the bench')
    return timeOf(place, reader, list.method)
  }
  const [small, large]: [number[], number[]] = [[], []]
  let turn = 0
  for (let round = -1; round < rounds; round += 1) {
    const times: { small: number[]; large: number[] } = { small: [], large: [] }
    for (let one = 0; one < calls; one += 1) {
      turn += 1
      // Alternates which world goes first.
      const order = turn % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)
      for (const world of order) times[world].push(await timeOne(world, turn))
    }
    if (round < 0) continue
    small.push(quantile(times.small, share))
    large.push(quantile(times.large, share))
  }
  const ratio = median(large.map((figure, round) => figure / (small[round] ?? Number.NaN)))
  return { small: median(small), large: median(large), ratio }
}
