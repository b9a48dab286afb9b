import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import { nearestPath, neighbourAt } from '#rules/player/neighbour-path.ts'
import { readPaths, writePath } from '#rules/player/neighbour-path-line.ts'
import { simulatedPaths } from '#tools/simulate/paths.ts'
import { castleFaults } from './castle-faults.ts'

const text = readFileSync('catalogue/world/paths.jsonl', 'utf8')
const { made, paths } = readPaths(text)
const AGES = [0, 5, 12, 20, 30, 60, 100, 200, 300, 500, 900, 1_500, 2_500, 4_000, 7_200, 90_000]

describe('the paths of neighbours', () => {
  it('match the current catalogue (if not: npm run simulate -- --paths)', () => {
    expect(made).toMatchObject({ catalogueVersion: CATALOGUE_VERSION, castles: paths.length })
    expect(new Set(paths.map(({ key }) => key)).size).toBe(paths.length)
    expect(text.length).toBeLessThan(400_000)
  })

  it('obey the rules and the catalogue at any age, also between two stages', () => {
    const faults = paths.flatMap((path) =>
      AGES.flatMap((age) =>
        castleFaults(neighbourAt(path, age)).map((fault) => `${path.key} at ${age}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  it('lead upwards: levels, experience, buildings and skills never fall', () => {
    for (const path of paths) {
      const castles = AGES.map((age) => neighbourAt(path, age))
      for (const [index, castle] of castles.slice(1).entries()) {
        const before = castles[index] ?? castle
        expect(castle.experience, path.key).toBeGreaterThanOrEqual(before.experience)
        expect(castle.level, path.key).toBeGreaterThanOrEqual(before.level)
        for (const [key, level] of Object.entries(before.skills))
          expect(castle.skills[key] ?? 0, `${path.key} ${key}`).toBeGreaterThanOrEqual(level)
        expect(castle.buildings.storage, path.key).toBeGreaterThanOrEqual(before.buildings.storage)
      }
      expect(castles.at(-1)?.level, path.key).toBeGreaterThan(20)
    }
  })

  it('are found again from a castle of theirs', () => {
    for (const path of paths) {
      const castle = neighbourAt(path, 1_500)
      const found = nearestPath(castle, paths)
      expect(found.path.key).toBe(path.key)
      expect(Math.abs(found.ageHours - 1_500)).toBeLessThan(24)
    }
  })

  it('are written back unchanged', () => {
    expect(readPaths([text.split('\n')[0], ...paths.map(writePath)].join('\n')).paths).toEqual(paths)
    for (const broken of ['{}\n[]', `${text.split('\n')[0]}\n["key"]`, `${text.split('\n')[0]}\n{}`])
      expect(() => readPaths(broken), broken).toThrow()
  })

  it('are the same for the same seed', () => {
    const few = () => simulatedPaths('few', [0, 0.5, 1])
    expect(few()).toEqual(few())
    expect(few()[0]?.stages).toHaveLength(3)
  })
})
