import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { readNeighbour, readNeighbours, writeNeighbour } from '#rules/player/neighbour-line.ts'
import { neighboursFile } from '#tools/simulate/neighbours.ts'
import { castleFaults } from './castle-faults.ts'

const text = readFileSync('catalogue/world/castles.jsonl', 'utf8')
const { made, castles } = readNeighbours(text)

describe('the neighbours of a fresh world', () => {
  it('match the current catalogue (if not: npm run simulate -- --neighbours)', () => {
    expect(made).toMatchObject({ catalogueVersion: CATALOGUE_VERSION, castles: castles.length })
  })

  it('are many, half of them up to level 12, some of 26 and more', () => {
    const share = (from: number, to: number): number =>
      castles.filter(({ level }) => level >= from && level <= to).length / castles.length
    expect(castles.length).toBeGreaterThanOrEqual(240)
    expect(share(1, 12)).toBeGreaterThan(0.45)
    expect(share(1, 4)).toBeGreaterThan(0.05)
    expect(share(10, 25)).toBeGreaterThan(0.3)
    expect(share(26, LEVEL_MAX)).toBeGreaterThan(0.01)
  })

  it('obey the rules and the catalogue', () => {
    const faults = castles.flatMap((castle, index) =>
      castleFaults(castle).map((fault) => `castle ${index + 1}: ${fault}`),
    )
    expect(faults).toEqual([])
    expect(castles.filter(({ gear }) => gear.length >= 15).length).toBeGreaterThan(60)
  })

  it('are written back unchanged', () => {
    for (const castle of castles) expect(readNeighbour(JSON.parse(writeNeighbour(castle)))).toEqual(castle)
    for (const broken of ['', '{}', '[[1.5]]', '[[1],[1],[1],[1],{"a":"b"},[],[]]', '[[-1]]']) {
      expect(() => readNeighbour(JSON.parse(broken)), broken).toThrow()
    }
  })

  it('are the same for the same seed', () => {
    const few = () => neighboursFile({ seed: 'few', count: 3 })
    expect(few()).toBe(few())
  })
})
