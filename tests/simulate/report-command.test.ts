import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exhaustiveReport, wholeCatalogueUses } from '#tools/simulate/exhaustive.ts'
import { readOptions } from '#tools/simulate/options.ts'

const folder = mkdtempSync(join(tmpdir(), 'donjon-simulate-'))
afterAll(() => rmSync(folder, { recursive: true }))

function simulate(...args: string[]) {
  return spawnSync(process.execPath, ['tools/simulate/main.ts', ...args], { encoding: 'utf8' })
}

describe('npm run simulate', () => {
  it('prints and writes the same on one worker and on two, and ends with the summary line', () => {
    // Two shards: 125 castles and one more.
    const runs = ['1', '2'].map((workers) => {
      const html = join(folder, `${workers}.html`)
      const run = simulate(
        '--castles',
        '126',
        '--days',
        '1',
        '--seed',
        '7',
        '--workers',
        workers,
        '--html',
        html,
      )
      return { ...run, page: readFileSync(html, 'utf8') }
    })
    const [one, two] = runs
    expect(one?.stderr).toBe('')
    expect(one?.stdout).toBe(two?.stdout)
    expect(one?.page).toBe(two?.page)
    const [, hold, measured] = /\n(\d+) of (\d+) targets hold\n$/.exec(one?.stdout ?? '') ?? []
    expect(Number(measured)).toBeGreaterThan(0)
    expect(one?.status).toBe(hold === measured ? 0 : 1)
  })

  it('gives another world for another seed', () => {
    const [first, second] = ['1', '2'].map(
      (seed) =>
        simulate('--castles', '16', '--days', '1', '--seed', seed, '--html', join(folder, 'seed.html'))
          .stdout,
    )
    expect(first).not.toBe(second)
  })

  it.each([
    [['--castles', '0'], '--castles is a whole number from 1'],
    [['--days', 'ten'], '--days is a whole number from 1'],
    [['--workers', '1.5'], '--workers is a whole number from 1'],
    [['--archetype', 'wizard'], '--archetype is one of casual, engaged'],
    [['--seed', ''], '--seed takes'],
    [['--castle', '3'], "Unknown option '--castle'"],
  ])('refuses %j', (args, words) => {
    expect(() => readOptions(args)).toThrow(words)
  })

  it('explains a wrong option and the usage, without a report', () => {
    const { status, stderr, stdout } = simulate('--days', 'ten')
    expect(status).toBe(2)
    expect(stderr).toMatch(/^--days is a whole number .*\n\nnpm run simulate/)
    expect(stdout).toBe('')
  })

  it('plays 1,000 castles for 90 days by default, 240 neighbours', () => {
    expect(readOptions([])).toMatchObject({ castles: 1_000, days: 90, seed: '1', exhaustive: false })
    expect(readOptions(['--neighbours', 'file'])).toMatchObject({ castles: 240, neighbours: 'file' })
  })
})

describe('--exhaustive', () => {
  const uses = wholeCatalogueUses()

  it('leaves no entry of the catalogue unused', () => {
    expect(uses.filter(({ fault }) => fault !== null)).toEqual([])
    expect(uses.length).toBeGreaterThan(2_000)
    const { text, complete } = exhaustiveReport(uses)
    expect(complete).toBe(true)
    expect(text.split('\n').at(-1)).toBe(`${uses.length} of ${uses.length} entries used`)
  })

  it('names unused entries and why', () => {
    const { text, complete } = exhaustiveReport([
      { kind: 'wines', entry: 'kvass', fault: null },
      { kind: 'wines', entry: 'mead', fault: 'heals nothing' },
    ])
    expect(complete).toBe(false)
    expect(text).toMatch(/mead\s+heals nothing/)
    expect(text.split('\n').at(-1)).toBe('1 of 2 entries used')
  })
})
